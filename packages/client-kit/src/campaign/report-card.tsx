/** After the other side's turn: what mattered, each line with its place; it can be read again in the log. */
import { useEffect } from 'preact/hooks';
import { beginStory } from '../play/log/story.ts';
import { Icon } from '../play/parts/icon.tsx';
import { SideMark } from '../play/parts/side-mark.tsx';
import type { PlayContext } from '../play/play-context.ts';
import { say, sideName } from '../play/say.ts';
import { useFocusBack } from '../play/use-focus-back.ts';
import { followReports } from './follow-reports.ts';
import type { Report } from './report.ts';
import { ReportLines } from './report-lines.tsx';

export function ReportCard({ context }: { readonly context: PlayContext }) {
  useEffect(() => followReports(context), [context]);
  const report = context.story.report.value;
  const isLater = context.story.told.value !== undefined || context.story.battles.value !== undefined;
  return report === undefined || isLater ? undefined : <Card context={context} report={report} />;
}

function Card({ context, report }: { readonly context: PlayContext; readonly report: Report }) {
  const { story } = context;
  const card = useFocusBack(context);
  const { side, turn } = report.span;
  const title = say('report.title', { side: sideName(side), turn });
  const again = (): void => {
    story.putAside();
    beginStory(context);
  };
  return (
    <section ref={card} class="story report" aria-label={title} data-report>
      <header>
        <SideMark sides={context.client.sides} side={side} />
        <h2>{title}</h2>
        <button type="button" class="button" data-act="show-again" aria-label={say('report.again')} onClick={again}>
          <Icon name="play" size={16} /> <span class="only-large">{say('report.again')}</span>
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={say('close')}
          title={say('close')}
          data-act="close-report"
          onClick={story.putAside}
        >
          <Icon name="close" />
        </button>
      </header>
      <ReportLines context={context} report={report} />
    </section>
  );
}
