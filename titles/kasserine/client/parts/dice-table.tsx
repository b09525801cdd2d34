/** The six faces of the die with what each brings, and below it what it brings if hidden fire comes. */
import { Die } from '@bridgehead/client-kit/play';
import { effectsOf, type Result } from '../../src/facts.ts';
import { say, sayOr, wordFor } from '../say.ts';

/** [13.1.1] Who is hurt. */
function resultClass(result: Result): string {
  const { attacker, defender, retreat } = effectsOf(result);
  const [hitsAttacker, hitsDefender] = [attacker > 0, defender > 0 || retreat];
  if (hitsAttacker && hitsDefender) return 'both';
  if (hitsDefender) return 'defender';
  return hitsAttacker ? 'attacker' : 'nothing';
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

type Faces = readonly { readonly result: Result; readonly dice: readonly number[] }[];

const resultAt = (outcomes: Faces, face: number): Result =>
  outcomes.find(({ dice }) => dice.includes(face))?.result ?? '-';

/** What no face changes is said in a dash; `A1/D2R` goes on two lines where it has no room. */
const short = (result: string): string => (result === '-' ? '–' : wordFor(result).replace('/', '/\u200b'));

interface Props {
  readonly table: { readonly outcomes: Faces; readonly worst: Faces };
  /** The face that was rolled. */
  readonly rolled?: number;
  /** Under another table, whose faces it shares. */
  readonly isBare?: boolean;
}

export function DiceTable({ table: { outcomes, worst }, rolled, isBare = false }: Props) {
  return (
    <ol class="dice small-dice">
      {FACES.map((face) => {
        const [best, least] = [resultAt(outcomes, face), resultAt(worst, face)];
        const mark = rolled === undefined ? '' : rolled === face ? ' rolled' : ' missed';
        return (
          <li key={face} class={resultClass(best) + mark} title={sayOr(`result.${best}`, best)}>
            {isBare ? undefined : <Die face={face} size={18} />}
            <b>{short(best)}</b>
            {least === best ? undefined : <small title={say('odds.worst')}>{short(least)}</small>}
          </li>
        );
      })}
    </ol>
  );
}
