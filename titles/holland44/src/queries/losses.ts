/** [11.2] Who may be chosen to lose a step, and which restriction keeps the others out. */
import { check, decision, type Frame, type Game } from '@bridgehead/engine';
import type { Answer } from '../contract/index.ts';
import { SIDES } from '../data/unit-data.ts';
import { type Battle, defendingSide } from '../state/battle.ts';
import { unitsIn } from '../state/stacks.ts';
import { hexOf } from '../state/state.ts';
import { idOf, type Unit } from '../state/units.ts';
import { refused } from './said.ts';

const LOSSES: readonly string[] = ['attacker-loss', 'defender-loss', 'stop-loss'];

/** Undefined while nobody is asked for a loss. */
export function lossesReport(g: Game): Answer<'losses'> | undefined {
  const asked = decision(g);
  const by = SIDES.find((side) => side === asked?.by);
  if (asked === undefined || by === undefined || !LOSSES.includes(asked.kind)) return undefined;
  const rulings = concerned(g, asked.kind).map((u) => ({
    unit: idOf(u),
    ruling: check(g, { kind: 'lose-step', unit: idOf(u) }),
  }));
  return {
    kind: asked.kind,
    by,
    about: asked.about ?? {},
    may: rulings.filter(({ ruling }) => ruling.legal).map(({ unit }) => unit),
    out: rulings.flatMap(({ unit, ruling }) => (ruling.legal ? [] : [{ unit, ...refused(ruling) }])),
  };
}

interface LossFrame extends Frame {
  readonly battle?: Battle;
  readonly stack?: readonly Unit[];
}

/** Everybody about whom one might ask: those who fight on that side, and those who stand beside them. */
function concerned(g: Game, kind: string): readonly Unit[] {
  const { battle, stack } = (g.state.frames.at(-1) ?? { proc: '', step: '' }) as LossFrame;
  if (kind === 'stop-loss') return stack ?? [];
  if (battle === undefined) return [];
  if (kind === 'defender-loss') return unitsIn(g, defendingSide(battle), battle.target);
  const attackers = battle.attackers.map(({ unit }) => unit);
  const beside = attackers.flatMap((u) => unitsIn(g, battle.side, hexOf(g, u)));
  return [...new Set([...attackers, ...battle.artillery, ...beside])];
}
