/**
 * A game of twenty lines on which the engine is proven. Two sides walk a causeway of five places; each bridge on it may
 * be blown by the other side at the moment it is stepped on; a side may start a duel of secret bids.
 */
import {
  bad,
  CHANCE_COLUMN,
  type Choice,
  call,
  cell,
  closeUndo,
  die,
  done,
  EVERYBODY,
  emit,
  emptyState,
  type Frame,
  type FrameOf,
  frame,
  type Game,
  go,
  good,
  isJsonObject,
  type JsonObject,
  type Kind,
  message,
  type OptionalKind,
  procedure,
  question,
  type State,
  type Title,
  write,
  yesOrNo,
} from '@bridgehead/engine';
import { type Contract, whole } from '@bridgehead/engine/contract';

const SIDES = ['red', 'blue'] as const;
const LAST_PLACE = 4;
const LAST_TURN = 20;
const [PLACE, BLOWN, TURN] = [0, 1, 2] as const;

/** A number up to a last one; the toy reads its frames as they are. */
const upTo = (last: number): Kind<number> => ({ at: (value) => Math.min(last, Number(value)) });
const MOVER = upTo(1);
const SECRET: OptionalKind<number> = { ...upTo(3), isOptional: true };

const MATCH = frame('match', ['begin', 'move', 'pass'], { mover: MOVER }, { pass: ['crossing', 'duel'] });
type MatchFrame = FrameOf<typeof MATCH>;
const CROSSING = frame('crossing', ['contest', 'decide', 'roll', 'wade', 'cross'], { mover: MOVER });
type CrossingFrame = FrameOf<typeof CROSSING>;
const DUEL = frame('duel', ['bid', 'answer'], { mover: MOVER, secretBid: SECRET });
type DuelFrame = FrameOf<typeof DUEL>;

const sideOf = (mover: number): string => SIDES[mover] ?? '';
const placeOf = (g: Game, mover: number): number => cell(g, PLACE, mover);
const hasWon = (g: Game): boolean => placeOf(g, 0) >= LAST_PLACE || placeOf(g, 1) >= LAST_PLACE;

const match = procedure(MATCH, {
  /** [1] The game ends at the last place or after the last turn. */
  begin: (g) => (hasWon(g) || cell(g, TURN, 0) >= LAST_TURN ? done() : go('move')),
  /** [2] A side steps, rests or challenges. */
  move: question<MatchFrame, Choice & { readonly kind: 'step' | 'rest' | 'challenge' }>({
    kind: 'move',
    rule: '2',
    by: (_g, f) => sideOf(f.mover),
    choices: () => [{ kind: 'step' }, { kind: 'rest' }, { kind: 'challenge' }],
    chosen(_g, f, { kind }) {
      if (kind === 'step') return call({ proc: 'crossing', step: 'contest', mover: f.mover } as CrossingFrame, 'pass');
      if (kind === 'challenge') return call({ proc: 'duel', step: 'bid', mover: f.mover } as DuelFrame, 'pass');
      return go('pass');
    },
  }),
  pass(g, f) {
    write(g, TURN, 0, cell(g, TURN, 0) + 1);
    f.mover = 1 - f.mover;
    return go('begin');
  },
});

const crossing = procedure(CROSSING, {
  contest: (g, f) => go(cell(g, BLOWN, placeOf(g, f.mover)) === 0 ? 'decide' : 'wade'),
  /** [3] The other side may blow the bridge before it is crossed. */
  decide: question<CrossingFrame, Choice & { readonly kind: 'blow' | 'hold' }>({
    kind: 'demolition',
    rule: '3',
    by: (_g, f) => sideOf(1 - f.mover),
    choices: () => [{ kind: 'blow' }, { kind: 'hold' }],
    chosen: (_g, _f, { kind }) => go(kind === 'blow' ? 'roll' : 'cross'),
  }),
  /** [3.1] It blows on 3 or more. */
  roll: die<CrossingFrame>('demolition-roll', '3.1', (g, f, rolled) => {
    if (rolled < 3) return go('cross');
    write(g, BLOWN, placeOf(g, f.mover), 1);
    emit(g, { kind: 'blown', rule: '3.1', audience: EVERYBODY, place: placeOf(g, f.mover) });
    return done();
  }),
  /** [4] A blown bridge is waded on a 6. */
  wade: die<CrossingFrame>('wade-roll', '4', (_g, _f, rolled) => (rolled === 6 ? go('cross') : done())),
  cross(g, f) {
    write(g, PLACE, f.mover, placeOf(g, f.mover) + 1);
    return done();
  },
});

type Bid = Choice & { readonly kind: 'bid'; readonly coins: number };
const BIDS: readonly Bid[] = [1, 2, 3].map((coins) => ({ kind: 'bid', coins }));

const duel = procedure(DUEL, {
  /** [5] Both bid secretly; the higher one steps, a tie does nothing. */
  bid: question<DuelFrame, Bid>({
    kind: 'bid',
    rule: '5',
    alwaysAsk: true,
    by: (_g, f) => sideOf(f.mover),
    choices: () => BIDS,
    chosen(_g, f, { coins }) {
      f.secretBid = coins;
      return go('answer');
    },
  }),
  answer: question<DuelFrame, Bid>({
    kind: 'bid',
    rule: '5',
    alwaysAsk: true,
    by: (_g, f) => sideOf(1 - f.mover),
    choices: () => BIDS,
    chosen(g, f, { coins }) {
      closeUndo(g);
      const first = f.secretBid ?? 0;
      const winner = first > coins ? f.mover : 1 - f.mover;
      if (first !== coins) write(g, PLACE, winner, Math.min(LAST_PLACE, placeOf(g, winner) + 1));
      return done();
    },
  }),
});

const ROLL = { roll: { die: whole(1, 6) } };
const BID = { bid: { coins: whole(1, 3) } };
const CONTRACT: Contract = {
  decisions: {
    move: { rule: '2', choices: { step: {}, rest: {}, challenge: {} } },
    demolition: { rule: '3', choices: { blow: {}, hold: {} } },
    'demolition-roll': { rule: '3.1', choices: ROLL, audience: EVERYBODY },
    'wade-roll': { rule: '4', choices: ROLL, audience: EVERYBODY },
    bid: { rule: '5', choices: BID },
  },
  events: { blown: { place: whole(0, LAST_PLACE) } },
  queries: {},
  view: {},
};

const LAYOUT = { names: ['place', 'blown', 'turn'], sizes: [2, LAST_PLACE + 1, 1] };

export const TOY: Title = {
  id: 'toy',
  editions: [1],
  scenarios: [{ id: 'only' }],
  sides: SIDES,
  options: [yesOrNo('mist'), { ...yesOrNo('flood'), refused: { code: 'toy-has-no-flood' } }],
  contract: CONTRACT,
  layout: LAYOUT,
  procedures: new Map([match, crossing, duel].map((one) => [one.name, one])),
  begin(setUp) {
    const state = emptyState(LAYOUT, setUp.seed);
    state.frames.push({ proc: 'match', step: 'begin', mover: 0 } as MatchFrame);
    return good(state);
  },
  writePosition: (g) => ({ setUp: { ...g.setUp }, columns: g.state.columns, frames: g.state.frames as never }),
  readPosition: readToy,
  moment: (g) => ({ turn: g.state.columns.turn?.[0] ?? 0, phase: g.state.frames[1]?.proc ?? 'match' }),
  view(g, _side) {
    const { place, blown, turn } = g.state.columns;
    return { place, blown, turn } as JsonObject;
  },
  knownTo: (g, side) => ({ columns: g.state.columns, frames: g.state.frames.map((frame) => withoutBid(frame, side)) }),
  query: (_g, what) => bad('unknown-query', 'what', message('toy-answers-nothing', { what })),
};

/** A side that has not bid yet may not know what the other bid. */
function withoutBid(frame: Frame, side: string): Frame {
  if (frame.proc !== 'duel' || sideOf((frame as DuelFrame).mover) === side) return frame;
  const { secretBid: _hidden, ...open } = frame as DuelFrame;
  return open;
}

function readToy(json: JsonObject): ReturnType<Title['readPosition']> {
  const copy = JSON.parse(JSON.stringify(json)) as {
    setUp?: unknown;
    columns?: Record<string, unknown>;
    frames?: unknown;
  };
  const { columns, frames, setUp } = copy;
  if (columns === undefined || !Array.isArray(frames) || !isJsonObject(setUp)) {
    return bad('bad-position', '', message('toy-needs-more'));
  }
  for (const name of [...LAYOUT.names, CHANCE_COLUMN]) {
    if (!Array.isArray(columns[name])) return bad('bad-position', `columns.${name}`, message('toy-needs-numbers'));
  }
  return good({ setUp: setUp as never, state: { columns, frames } as unknown as State });
}
