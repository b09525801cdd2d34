/** Positions to measure the client in, as save files. */
import { choices, randomFrom, saveGame } from '../packages/engine/dist/index.js';
import { HOLLAND44 } from '../titles/holland44/dist/src/index.js';
import { begun, playOn } from './random-play.mjs';

const LATE_ANSWERS = 600;
const MOVERS = 25;
const TARGETS = 8;

/** The first position of some campaign that fits. */
function first(fits) {
  for (let seed = 1; ; seed++) {
    const g = playOn(begun('campaign', seed), randomFrom(seed), { isOver: fits });
    if (g.state.frames.length > 0) return JSON.stringify(saveGame(g));
  }
}

const stacksOf = (g, side) => {
  const { units } = HOLLAND44.view(g, side);
  return new Set(units.filter((unit) => unit.side === side && unit.hex !== undefined).map(({ hex }) => hex)).size;
};

const isLate = ({ history }) => history.length >= LATE_ANSWERS;

/** Two at least can attack it: without one of them the odds are others, not none. */
const isForTwo = (g, target) =>
  [...choices(g)].some(({ kind, target: aim, units }) => kind === 'attack' && aim === target && units.length > 1);

/** Targets that hide an Unknown unit cost the most. */
const hidesOne = (g, { by, about }) => {
  const { unknown } = HOLLAND44.view(g, by);
  return about.targets.some((target) => unknown.includes(target) && isForTwo(g, target));
};

const isBigBattle = (g, { about: { targets } }) =>
  targets.length >= TARGETS && targets.some((target) => isForTwo(g, target));

export const SAVES = {
  short: JSON.stringify(saveGame(begun('short', 3))),
  start: JSON.stringify(saveGame(begun('campaign', 3))),
  late: first((g, { kind, by }) => isLate(g) && kind === 'movement-orders' && stacksOf(g, by) >= MOVERS),
  battle: first((g, asked) => isLate(g) && asked.kind === 'combat' && isBigBattle(g, asked)),
  unknown: first((g, asked) => asked.kind === 'combat' && asked.by === 'allied' && hidesOne(g, asked)),
};
