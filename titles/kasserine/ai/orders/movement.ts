/**
 * The Movement Phase, choice by choice: attacks are prepared, HQs go with those they serve, everybody else marches from the
 * front to the rear, guns deploy, and the phase ends.
 */
import { remembered } from '@bridgehead/ai';
import { type Candidate, type Choice, check, type Thinking } from '@bridgehead/engine';
import { candidate, valued } from '@bridgehead/toolkit';
import { startRefusal } from '../../src/rules/07-movement/move-order.ts';
import { hexAt, isDeployed } from '../../src/state/state.ts';
import { hasModes, idOf, isArtillery, isHQ, isLeader, type Unit, unitsOf } from '../../src/state/units.ts';
import type { Fight } from '../fight.ts';
import { hexName, rounded } from '../names.ts';
import { wayFrom } from '../plan/way.ts';
import { says, saysBy } from '../says.ts';
import { attackPlansOf, nextAttack, type PhaseContext } from './attack-plans.ts';
import { bestGunMarch } from './gun-marches.ts';
import { deploys, limbers } from './guns.ts';
import { bestMarch, type March, marchTo } from './marches.ts';

interface Agenda {
  stage: number;
  queue: Unit[];
  pending: Candidate[];
  /** How often a unit has been thought of again because its way was closed. */
  readonly retried: Set<Unit>;
}

const [ATTACKS, LIMBER, MARCHES, HQS, GUNS, LEADER, DEPLOY, OVER] = [0, 1, 2, 3, 4, 5, 6, 7];

const agendaOf = (thinking: Thinking): Agenda =>
  remembered(thinking, 'agenda', (): Agenda => ({ stage: ATTACKS, queue: [], pending: [], retried: new Set() }));

const END: Candidate = candidate({ kind: 'end-movement' }, says('order.end-movement'), 0, [
  saysBy('7.1.3', 'reason.all-where-wanted'),
]);

/** Why an attack is worth making. */
export const fightReasons = ({ outcome, enemyLoss, ownLoss, column }: Fight) => [
  saysBy('12.5.2', 'reason.odds', { odds: column }),
  valued(saysBy('13.3', 'reason.gives-way', { chance: outcome.clear }), rounded(100 * outcome.clear)),
  valued(saysBy('13.2', 'reason.enemy-loses', { points: rounded(enemyLoss) }), rounded(enemyLoss)),
  valued(saysBy('13.2', 'reason.costs', { points: rounded(ownLoss) }), rounded(ownLoss)),
];

/** The marches that an attack needs. */
function fightOrders(context: PhaseContext, fight: Fight): Candidate[] {
  const { g } = context;
  return fight.attackers.flatMap(({ unit, from }) => {
    if (hexAt(g, unit) === from) return [];
    const choice = marchTo(context, unit, from);
    if (choice === undefined) return [];
    const name = says('order.march-to-attack', { unit: idOf(unit), hex: hexName(from), target: hexName(fight.target) });
    return [candidate(choice, name, fight.value, fightReasons(fight))];
  });
}

function marchCandidate({ intent }: PhaseContext, { unit, choice, hex, score }: March): Candidate[] {
  if (choice === undefined) return [];
  const aim = intent.aimOf(unit);
  const reasons = aim === undefined ? [] : [says('reason.aim', { task: aim.name, hex: hexName(aim.hex) })];
  return [candidate(choice, says('order.march', { unit: idOf(unit), hex: hexName(hex) }), score, reasons)];
}

const modeCandidate = (u: Unit, choice: Choice | undefined, deploysNow: boolean): Candidate[] =>
  choice === undefined
    ? []
    : [
        candidate(choice, says(deploysNow ? 'order.deploy' : 'order.limber', { unit: idOf(u) }), 1, [
          saysBy('7.6.2', deploysNow ? 'reason.covers-front' : 'reason.goes-on'),
        ]),
      ];

/** From the front to the rear. */
function queueOf({ g, side, intent, thinking }: PhaseContext, wants: (u: Unit) => boolean): Unit[] {
  const { committed } = attackPlansOf(thinking);
  return unitsOf(side)
    .filter((u) => wants(u) && !committed.has(u) && startRefusal(g, side, u, 'movement') === undefined)
    .map((u) => [u, wayFrom(g, u, intent.aimOf(u)?.field ?? new Int16Array(0))] as const)
    .sort((a, b) => a[1] - b[1] || a[0] - b[0])
    .map(([u]) => u);
}

const isCombatUnit = (u: Unit): boolean => !isHQ(u) && !isLeader(u) && !isArtillery(u);

/** Who is thought of in a stage. */
function queueFor(context: PhaseContext, stage: number): Unit[] {
  const { g, side } = context;
  if (stage === HQS) return queueOf(context, isHQ);
  if (stage === LIMBER) return unitsOf(side).filter((u) => hasModes(u) && hexAt(g, u) >= 0 && isDeployed(g, u));
  if (stage === MARCHES) return queueOf(context, isCombatUnit);
  if (stage === GUNS) return queueOf(context, isArtillery);
  if (stage === LEADER) return queueOf(context, isLeader);
  if (stage === DEPLOY) return unitsOf(side).filter((u) => hasModes(u) && hexAt(g, u) >= 0 && !isDeployed(g, u));
  return [];
}

function ordersFor(context: PhaseContext, stage: number, u: Unit, fresh: boolean): Candidate[] {
  if (stage === LIMBER) return modeCandidate(u, limbers(context, u), false);
  if (stage === DEPLOY) return modeCandidate(u, deploys(context, u), true);
  const march = isArtillery(u) ? bestGunMarch(context, u) : bestMarch(context, u, 'movement', fresh);
  return march === undefined ? [] : marchCandidate(context, march);
}

/** Fills the agenda from its stage; false when there is nothing more to do in it. */
function fill(context: PhaseContext, agenda: Agenda): boolean {
  if (agenda.stage === ATTACKS) {
    if (!context.intent.coordinates) return false;
    for (let fight = nextAttack(context); fight !== undefined; fight = nextAttack(context)) {
      agenda.pending = fightOrders(context, fight);
      if (agenda.pending.length > 0) return true;
    }
    return false;
  }
  while (agenda.queue.length > 0) {
    const u = agenda.queue.shift() ?? 0;
    if (!context.thinking.spend()) return false;
    agenda.pending = ordersFor(context, agenda.stage, u, false);
    if (agenda.pending.length > 0) return true;
  }
  return false;
}

/** The next choice of the phase: every one legal when it is made. */
export function movementOrders(context: PhaseContext): readonly Candidate[] {
  const agenda = agendaOf(context.thinking);
  for (;;) {
    const [next, ...others] = agenda.pending;
    if (next !== undefined) {
      agenda.pending = others;
      if (check(context.g, next.choice).legal) return [next, { ...END, score: Math.min(0, next.score - 1) }];
      continue;
    }
    if (fill(context, agenda)) continue;
    if (agenda.stage >= OVER) return [END];
    agenda.stage += 1;
    agenda.queue = queueFor(context, agenda.stage);
  }
}
