/** [2.1] Free set-up: the Germans stand elsewhere, the Allied player chooses sources and drop zones. */
import {
  type Choice,
  call,
  checked,
  done,
  type Flaw,
  type Flow,
  type Frame,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Question,
  type Random,
  type Refusal,
} from '@bridgehead/engine';
import { DIRECTION_COUNT, distanceBetween, nameOf } from '@bridgehead/hex';
import { number } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import {
  ALLIED_ENTRIES,
  BORDER,
  CITY,
  CLEAR,
  FIELD,
  FOREST,
  GRID,
  isInside,
  ROUGH,
  TERRAIN,
  TOWN,
} from '../../data/map.ts';
import { refusal, says } from '../../says.ts';
import { isFreeSetUp } from '../../scenario/options.ts';
import { roll } from '../../state/chance.ts';
import { tellInside, tellOf } from '../../state/events.ts';
import { hexPlace, placeName } from '../../state/places.ts';
import { isEnemyKnownIn, isHeldBy } from '../../state/stacks.ts';
import {
  cpOf,
  hexAt,
  OUT_OF_COMMUNICATIONS,
  ownerOf,
  placeUnit,
  setCp,
  setSource,
  setSupply,
  turnOf,
} from '../../state/state.ts';
import { AIRBORNE_FORMATIONS, dataOf, idOf, isGlider, isOfAirborne, type Unit, unitsOf } from '../../state/units.ts';
import { SOURCES, STACKING_LIMIT } from '../../tables/campaign-tables.ts';
import { PERCENT } from '../../tables/percent.ts';
import { enterOwned } from '../01-ownership.ts';
import { stackingIn, stackingOf, TOO_MANY } from '../08-operations/stacking.ts';
import { glimpse, lookAround } from './hidden-units.ts';

const STARTING_GERMANS: readonly Unit[] = unitsOf('german').filter((u) => dataOf(u).turn === 1);
/** [2.1] Those who drop on the first day. */
const FIRST_DROPS: readonly Unit[] = unitsOf('allied').filter(
  (u) => isOfAirborne(u) && dataOf(u).turn === 1 && dataOf(u).status === 'arrives',
);

const SET_UP = frame(
  'set-up',
  ['germans', 'sources', 'drops', 'end'],
  {},
  { sources: ['german-set-up'], drops: ['supply-sources'], end: ['first-drops'] },
);

export const setUpFrame = (): FrameOf<typeof SET_UP> => ({ proc: 'set-up', step: 'germans' });

const GERMANS = frame('german-set-up', ['next', 'shift'], {
  /** Which of the Germans is next; after the last there is none. */
  next: number(0, STARTING_GERMANS.length),
});
type GermansFrame = FrameOf<typeof GERMANS>;
const FIRST_GERMAN: GermansFrame = { proc: 'german-set-up', step: 'next', next: 0 };

const SOURCES_FRAME = frame('supply-sources', ['next', 'source'], {
  /** The airborne formation whose source is next; after the last there is none. */
  formation: number(0, AIRBORNE_FORMATIONS.length),
});
type SourcesFrame = FrameOf<typeof SOURCES_FRAME>;
const FIRST_SOURCE: SourcesFrame = { proc: 'supply-sources', step: 'next', formation: 0 };

const DROPS = frame('first-drops', ['next', 'drop', 'rough'], {
  /** Which of those who drop is next; after the last there is none. */
  next: number(0, FIRST_DROPS.length),
});
type DropsFrame = FrameOf<typeof DROPS>;
const FIRST_DROP: DropsFrame = { proc: 'first-drops', step: 'next', next: 0 };

/** [2.1] A German unit stays or stands one hex further, where it may. */
function shiftGerman(g: Game, u: Unit, direction: number): void {
  if (direction === 0) return;
  const slot = hexAt(g, u) * DIRECTION_COUNT + direction - 1;
  const to = GRID.neighbours[slot] ?? -1;
  if (to < 0 || !isInside(to) || BORDER[GRID.sides[slot] ?? 0] === 1 || ownerOf(g, to) === 'allied') return;
  if (stackingIn(g, 'german', to) + stackingOf(g, u) <= STACKING_LIMIT) placeUnit(g, u, hexPlace(to));
}

const BAD_GROUND = refusal('2.1', 'drop-bad-ground');
const ENEMY_THERE = refusal('2.1', 'drop-on-enemy');
const OFF_THE_MAP = refusal('1.4', 'drop-off-map');
const GLIDERS = refusal('2.1', 'gliders-need-open-ground');
const NOT_ENTRIES = refusal('2.1', 'entry-hex');

/** [2.1] Why nobody may drop on a hex, as far as the Allied player knows. */
export function groundRefusal(g: Game, hex: number): Refusal | undefined {
  if (!isInside(hex)) return OFF_THE_MAP;
  if (TERRAIN[hex] === CITY || TERRAIN[hex] === FOREST) return BAD_GROUND;
  if (ALLIED_ENTRIES.includes(hex)) return NOT_ENTRIES;
  return isEnemyKnownIn(g, 'allied', hex) ? ENEMY_THERE : undefined;
}

export function dropRefusal(g: Game, u: Unit, hex: number): Refusal | undefined {
  const refusal = groundRefusal(g, hex);
  if (refusal !== undefined) return refusal;
  if (isGlider(u) && TERRAIN[hex] !== TOWN && TERRAIN[hex] !== CLEAR) return GLIDERS;
  return stackingIn(g, 'allied', hex) + stackingOf(g, u) > STACKING_LIMIT ? TOO_MANY : undefined;
}

type RefusalOf = (hex: number) => Refusal | undefined;

const hexesFor = (refusal: RefusalOf): string[] =>
  FIELD.filter((hex) => refusal(hex) === undefined).map((hex) => nameOf(GRID, hex));

const TRIES = 40;

function sampleHex(random: Random, refusal: RefusalOf): string {
  for (let i = 0; i < TRIES; i++) {
    const hex = FIELD[random.below(FIELD.length)] ?? 0;
    if (refusal(hex) === undefined) return nameOf(GRID, hex);
  }
  return hexesFor(refusal)[0] ?? '';
}

/** [2.1] [1.4] A unit lands; on enemies whom nobody has seen it comes down beside them. */
function land(g: Game, u: Unit, hex: number): void {
  const isTaken = isHeldBy(g, 'german', hex);
  if (isTaken) glimpse(g, 'allied', hex);
  const at = isTaken ? nearestOpen(g, u, hex) : hex;
  placeUnit(g, u, hexPlace(at));
  setSupply(g, u, OUT_OF_COMMUNICATIONS);
  enterOwned(g, 'allied', at);
  lookAround(g, u);
  tellOf(g, u, 'landed', { rule: '2.1', hex: placeName(hexPlace(at)) });
}

function nearestOpen(g: Game, u: Unit, hex: number): number {
  const open = FIELD.filter((one) => dropRefusal(g, u, one) === undefined && !isHeldBy(g, 'german', one));
  return open.reduce(
    (best, one) => (distanceBetween(GRID, hex, one) < distanceBetween(GRID, hex, best) ? one : best),
    open[0] ?? hex,
  );
}

const dropper = (f: DropsFrame): Unit => FIRST_DROPS[f.next] ?? 0;

function nextDrop(f: DropsFrame): Flow<DropsFrame['step']> {
  f.next += 1;
  return go('next');
}

/** [2.1] Units that land in rough ground suffer losses, on the first day and later. */
export const isInRough = (g: Game, u: Unit): boolean => TERRAIN[hexAt(g, u)] === ROUGH;
function loseInRough(g: Game, u: Unit, percent: number): void {
  setCp(g, u, Math.max(1, cpOf(g, u) - Math.round((cpOf(g, u) * percent) / PERCENT)));
  tellInside(g, u, 'rough-landing', { rule: '2.1', percent });
}

/** [2.1] The roll for the losses of a unit, after which the procedure goes on. */
export const roughLanding = <F extends Frame>(
  landed: (f: F) => Unit,
  then: (f: F) => Flow<F['step']>,
): Question<F, Choice> =>
  roll('rough-landing', {
    owner: () => 'allied',
    rolled(g, f, die) {
      loseInRough(g, landed(f), die);
      return then(f);
    },
  });

function germansFlaw(_g: Game, { next }: GermansFrame): Flaw | undefined {
  const most = STARTING_GERMANS.length;
  return firstFlaw([next >= most, 'next', says('so-many-germans', { most })]);
}

/** [2.1] Every German stays where he is or stands elsewhere, as the die says. */
export const germanSetUp = procedure(checked(GERMANS, germansFlaw), {
  next: (_g, f) => (f.next < STARTING_GERMANS.length ? go('shift') : done()),
  shift: roll('german-set-up', {
    owner: () => 'german',
    rolled(g, f, die) {
      shiftGerman(g, STARTING_GERMANS[f.next] ?? 0, die);
      f.next += 1;
      return go('next');
    },
  }),
});

function sourcesFlaw(_g: Game, { formation }: SourcesFrame): Flaw | undefined {
  const most = AIRBORNE_FORMATIONS.length;
  return firstFlaw([formation >= most, 'formation', says('so-many-formations', { most })]);
}

/** [2.1] The Allied player chooses the supply source of every airborne formation. */
export const supplySources = procedure(checked(SOURCES_FRAME, sourcesFlaw), {
  next: (_g, f) => (f.formation < AIRBORNE_FORMATIONS.length ? go('source') : done()),
  source: ask('supply-source', {
    by: () => 'allied',
    choices: (g) => hexesFor((hex) => groundRefusal(g, hex)).map((hex) => ({ kind: 'source', hex })),
    check: (g, _f, { hex }) => groundRefusal(g, hex) ?? OK,
    sample: (g, _f, random) => ({ kind: 'source', hex: sampleHex(random, (hex) => groundRefusal(g, hex)) }),
    about: (_g, f) => ({ formation: SOURCES[f.formation]?.name ?? '' }),
    chosen(g, f, { hex }) {
      setSource(g, f.formation, hex);
      f.formation += 1;
      return go('next');
    },
  }),
});

function dropsFlaw(_g: Game, { next }: DropsFrame): Flaw | undefined {
  const most = FIRST_DROPS.length;
  return firstFlaw([next >= most, 'next', says('so-many-drops', { most })]);
}

/** [2.1] And the drop zone of every unit that comes on the first day. */
export const firstDrops = procedure(checked(DROPS, dropsFlaw), {
  next: (_g, f) => (f.next < FIRST_DROPS.length ? go('drop') : done()),
  drop: ask('drop-zone', {
    by: () => 'allied',
    choices: (g, f) => hexesFor((hex) => dropRefusal(g, dropper(f), hex)).map((hex) => ({ kind: 'drop', hex })),
    check: (g, f, { hex }) => dropRefusal(g, dropper(f), hex) ?? OK,
    sample: (g, f, random) => ({ kind: 'drop', hex: sampleHex(random, (hex) => dropRefusal(g, dropper(f), hex)) }),
    about: (_g, f) => ({ unit: idOf(dropper(f)) }),
    chosen(g, f, { hex }) {
      const u = dropper(f);
      land(g, u, hex);
      return isInRough(g, u) ? go('rough') : nextDrop(f);
    },
  }),
  rough: roughLanding<DropsFrame>(dropper, nextDrop),
});

function setUpFlaw(g: Game): Flaw | undefined {
  return firstFlaw(
    [!isFreeSetUp(g), 'proc', says('only-free-set-up')],
    [turnOf(g) !== 1, 'proc', says('set-up-first')],
  );
}

export const setUp = procedure(checked(SET_UP, setUpFlaw), {
  germans: () => call(FIRST_GERMAN, 'sources'),
  sources: () => call(FIRST_SOURCE, 'drops'),
  drops: () => call(FIRST_DROP, 'end'),
  end: () => done(),
});
