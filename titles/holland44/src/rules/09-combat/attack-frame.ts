/** [9.3] The frame of one attack, which everybody may call, and what it comes to. */
import {
  type Flaw,
  type Frame,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  type Json,
  type Neighbours,
} from '@bridgehead/engine';
import { code, either, flag, optional } from '@bridgehead/toolkit';
import { says } from '../../says.ts';
import {
  type AttackResult,
  BATTLE,
  type Battle,
  CANCELLED,
  HEX_NAME,
  type Occasion,
  OUTCOME,
} from '../../state/battle.ts';
import { sideIn } from '../../state/frames.ts';
import { BRIDGE_LIST, DEMOLITION_RESULT, REVEALED } from '../../state/kinds.ts';
import { hexOfPlace } from '../../state/places.ts';
import { ODDS_COLUMNS } from '../../tables/combat-tables.ts';
import { battleFlaw, unfoughtFlaw } from './battle-flaws.ts';

export const ATTACK = frame(
  'attack',
  [
    'begin',
    'revealed',
    'bridges',
    'next-bridge',
    'bridge-decided',
    'reconsider',
    'attack-or-cancel',
    'defense',
    'defenders',
    'lead',
    'support',
    'commit',
    'roll',
    'resolved',
    'conclude',
    'advanced',
  ],
  {
    battle: BATTLE,
    /** [5.4] The bridges that may still be blown before the attack. */
    bridges: optional(BRIDGE_LIST),
    /** Whether one has been blown. */
    isBridgeBlown: flag,
    column: optional(code(ODDS_COLUMNS)),
    isElite: optional(flag),
    outcome: optional(OUTCOME),
    result: optional(either(either(DEMOLITION_RESULT, REVEALED), either(HEX_NAME, OUTCOME))),
  },
  {
    revealed: ['reveal'],
    'bridge-decided': ['demolition'],
    resolved: ['results'],
    advanced: ['advance'],
  },
);
export type AttackFrame = FrameOf<typeof ATTACK>;

/** The steps at which the odds stand. */
const AT_ODDS = ['roll', 'resolved'];
/** The steps before which a Lead Formation has been chosen. */
const LED = ['support', ...AT_ODDS];

export function attackFlaw(g: Game, f: AttackFrame, { below, above }: Neighbours): Flaw | undefined {
  const { battle, step, outcome } = f;
  const isOver = step === 'resolved' || step === 'advanced';
  return (
    battleFlaw(battle) ??
    callerFlaw(battle, below) ??
    (isOver ? undefined : unfoughtFlaw(g, battle)) ??
    firstFlaw(
      [LED.includes(step) && battle.lead === '', 'battle.lead', says('lead-chosen')],
      [step === 'lead' && battle.lead !== '', 'battle.lead', says('no-lead-chosen')],
      [step === 'support' && battle.occasion !== 'combat', 'battle.occasion', says('support-in-combat-phase')],
      [step === 'roll' && battle.occasion === 'automatic', 'battle.occasion', says('no-die-needed')],
      [AT_ODDS.includes(step) && f.column === undefined, 'column', says('odds-missing')],
      [AT_ODDS.includes(step) && f.isElite === undefined, 'isElite', says('odds-missing')],
      [step === 'advanced' && outcome?.isVacated !== true, 'outcome', says('advance-into-held-hex')],
      [
        step === 'advanced' && outcome?.advance !== (above as { rate?: string } | undefined)?.rate,
        'outcome.advance',
        says('other-advance'),
      ],
    )
  );
}

interface Caller extends Frame {
  readonly battle?: Battle;
  readonly path?: readonly number[];
  readonly units?: readonly number[];
  readonly queue?: readonly number[];
  readonly against?: number;
}

/** Who may begin an attack, and on what it then is. */
function callerFlaw(battle: Battle, below: Caller | undefined): Flaw | undefined {
  const { proc, path, queue, against, units = [] } = below ?? { proc: '' };
  const targets: Readonly<Record<string, number | undefined>> = {
    march: hexOfPlace(path?.[0] ?? 0),
    advance: against,
    airlanding: queue?.[0],
    'automatic-ds': below?.battle?.target,
  };
  return firstFlaw(
    [battle.occasion !== OCCASION_OF[proc], 'battle.occasion', says('begins-no-such-attack', { procedure: proc })],
    [
      proc !== 'combat' && battle.target !== targets[proc],
      'battle.target',
      says('about-another-hex', { procedure: proc }),
    ],
    [
      (proc === 'march' || proc === 'advance') && battle.attackers.some(({ unit }) => !units.includes(unit)),
      'battle.attackers',
      says('expected-units-of-procedure', { procedure: proc }),
    ],
    [battle.side !== (below?.battle?.side ?? sideIn(below)), 'battle.side', says('not-its-attack')],
  );
}

const OCCASION_OF: Readonly<Record<string, Occasion>> = {
  combat: 'combat',
  march: 'on-the-march',
  advance: 'breakthrough',
  airlanding: 'landing',
  'automatic-ds': 'automatic',
};

export const attackResultIn = (result: Json | undefined): AttackResult =>
  (result as AttackResult | undefined) ?? { ...CANCELLED, wasFought: false, assist: '' };

/** Comes to an AttackResult. In the Combat Phase the advance belongs to it; otherwise the caller sees to that. */
export const attackFrame = (battle: Battle): AttackFrame => ({
  proc: 'attack',
  step: 'begin',
  battle,
  isBridgeBlown: false,
});
