/** What each formation lost, the greatest loss first. */
import { formationName } from '../forces/waiting.ts';
import { SideMark } from '../play/parts/side-mark.tsx';
import type { PlayContext } from '../play/play-context.ts';
import { say, sideName } from '../play/say.ts';
import type { FormationLoss } from './course.ts';

interface Props {
  readonly context: PlayContext;
  readonly losses: readonly FormationLoss[];
}

export function LossTable({ context, losses }: Props) {
  const most = Math.max(1, ...losses.map(({ count }) => count));
  return (
    <section class="course-losses" aria-label={say('course.losses')}>
      <h3>{say('course.losses')}</h3>
      {losses.length === 0 ? <p class="quiet">{say('course.losses.none')}</p> : undefined}
      {context.client.sides.map(({ id, tone }) => (
        <Side
          key={id}
          context={context}
          side={id}
          tone={tone}
          most={most}
          losses={losses.filter(({ side }) => side === id)}
        />
      ))}
    </section>
  );
}

interface SideProps extends Props {
  readonly side: string;
  readonly tone: string;
  readonly most: number;
}

function Side({ context, losses, side, tone, most }: SideProps) {
  const sum = losses.reduce((total, { count }) => total + count, 0);
  if (sum === 0) return undefined;
  const words = (count: number): string => context.client.campaign?.lossWords(count) ?? String(count);
  return (
    <>
      <h4>
        <SideMark sides={context.client.sides} side={side} /> {sideName(side)} <small>{words(sum)}</small>
      </h4>
      <ul class="loss-bars" style={{ '--side': `var(--${tone})` }}>
        {losses.map(({ formation, count }) => (
          <li key={formation}>
            <span>{formationName(context, side, formation) || say('course.others')}</span>
            <i style={{ width: `${(100 * count) / most}%` }} aria-hidden="true" />
            <b>{words(count)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
