/** The dice against what was to be expected: both sides in sum, and the battles that went furthest from it. */
import { withMinus, withSign } from '../messages/text.ts';
import { SideMark } from '../play/parts/side-mark.tsx';
import type { PlayContext } from '../play/play-context.ts';
import { placeName, say, sideName } from '../play/say.ts';
import type { OpenAt } from './campaign-page.tsx';
import { type JudgedBattle, luckOf, surplusOf } from './course.ts';

interface Props {
  readonly context: PlayContext;
  readonly battles: readonly JudgedBattle[];
  readonly open: OpenAt;
}

const MOST_LINES = 12;

const tenths = (value: number): string => withMinus(Math.round(value * 10) / 10);

export function LuckTable({ context, battles, open }: Props) {
  const { sides } = context.client;
  const [first] = sides;
  if (first === undefined) return undefined;
  const known = battles.filter(({ expected }) => expected !== undefined);
  const furthest = [...known].sort((a, b) => Math.abs(surplusOf(b, first.id)) - Math.abs(surplusOf(a, first.id)));
  return (
    <section class="luck" aria-label={say('course.luck')}>
      <h3>{say('course.luck')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('course.luck.side')}</th>
            <th scope="col">{say('course.luck.lost')}</th>
            <th scope="col">{say('course.luck.expected')}</th>
            <th scope="col">{say('course.luck.cleared')}</th>
            <th scope="col">{say('course.luck.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ id }) => {
            const { lost, expected, cleared, expectedCleared } = luckOf(battles, id);
            return (
              <tr key={id}>
                <th scope="row">
                  <SideMark sides={sides} side={id} /> {sideName(id)}
                </th>
                <td>{lost}</td>
                <td>{tenths(expected)}</td>
                <td>{cleared}</td>
                <td>{tenths(expectedCleared)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="quiet">{say('course.luck.note', { known: known.length, count: battles.length })}</p>
      {furthest.length === 0 ? undefined : <h4>{say('course.luck.furthest', { side: sideName(first.id) })}</h4>}
      <ol class="luck-battles">
        {furthest.slice(0, MOST_LINES).map((one) => (
          <li key={`${one.battle.at} ${one.battle.target}`}>
            <button type="button" class="log-line" data-at={one.battle.at} onClick={() => open(one.battle.at + 1)}>
              <SideMark sides={sides} side={one.battle.side} />
              <span>
                {say('course.luck.battle', { turn: one.battle.turn, place: placeName(one.battle.target) })}
                <small>{one.battle.odds}</small>
              </span>
              <b>{withSign(Math.round(surplusOf(one, first.id) * 10) / 10)}</b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
