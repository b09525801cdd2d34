/** The reports of all turns of the other side, the newest first; each is asked for when it is opened. */
import { useSignal } from '@preact/signals';
import { SideMark } from '../play/parts/side-mark.tsx';
import type { PlayContext } from '../play/play-context.ts';
import { say, sideName } from '../play/say.ts';
import { askReport, type Report } from './report.ts';
import { ReportLines } from './report-lines.tsx';
import { enemySpans, type Span } from './spans.ts';

export function ReportList({ context }: { readonly context: PlayContext }) {
  const { game, client } = context;
  const spans = [...enemySpans(game.log.value, game.seat.value, client.calendar)].reverse();
  if (spans.length === 0) return <p class="quiet">{say('report.none')}</p>;
  return spans.map((span) => <One key={span.from} context={context} span={span} />);
}

function One({ context, span }: { readonly context: PlayContext; readonly span: Span }) {
  const report = useSignal<Report | undefined>(undefined);
  const { client, game } = context;
  const open = async (): Promise<void> => {
    report.value ??= await askReport(client, game, span);
  };
  return (
    <details class="past-report" onToggle={(event) => void (event.currentTarget.open && open())}>
      <summary>
        <SideMark sides={client.sides} side={span.side} /> {say('turn', { turn: span.turn })} · {sideName(span.side)}
      </summary>
      {report.value === undefined ? (
        <p class="quiet">{say('report.busy')}</p>
      ) : (
        <ReportLines context={context} report={report.value} />
      )}
    </details>
  );
}
