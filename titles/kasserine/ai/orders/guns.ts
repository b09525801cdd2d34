/** [7.6] Guns: where they cover most, when they deploy and when they limber. */
import type { Choice, Game } from '@bridgehead/engine';
import type { Side } from '../../src/data/unit-data.ts';
import { isInZone } from '../../src/rules/03-concepts/zones.ts';
import { modeRefusal } from '../../src/rules/07-movement/mode.ts';
import { hexesApart, isHeldBy, unitsIn } from '../../src/state/stacks.ts';
import { hexAt, isDeployed } from '../../src/state/state.ts';
import {
  dataOf,
  enemyOf,
  idOf,
  isAirCommand,
  isAntiTank,
  isArtillery,
  isGun,
  isHQ,
  type Unit,
} from '../../src/state/units.ts';
import { besideOf, discAround } from '../map-facts.ts';
import { dangerIn, threatTo } from '../threat-map.ts';
import { GUNS } from '../weights.ts';
import { attackPlansOf, type PhaseContext } from './attack-plans.ts';

/** What a battery could do from a hex: targets of planned attacks, enemies in contact, friends under threat. */
export function coverFrom(context: PhaseContext, u: Unit, hex: number): number {
  const { g, side, thinking } = context;
  const { range = 0, barrage = 0, fpf = 0 } = dataOf(u);
  const enemy = enemyOf(side);
  const threat = threatTo(g, thinking, side);
  const planned = attackPlansOf(thinking).fights;
  let [fire, cover] = [0, 0];
  for (const { target } of planned) if (hexesApart(hex, target) <= range) fire = Math.max(fire, barrage * GUNS.planned);
  for (const { hex: near, apart } of discAround(hex)) {
    if (apart > range) break;
    if (isHeldBy(g, enemy, near)) {
      const touched = besideOf(near).some((next) => isHeldBy(g, side, next));
      fire = Math.max(fire, barrage * (touched ? GUNS.contact : GUNS.near));
    } else if (isHeldBy(g, side, near) && (threat[near] ?? 0) > GUNS.leastThreat) {
      const isGround = unitsIn(g, side, near).some((one) => !isGun(one) && !isHQ(one));
      if (isGround) cover = Math.max(cover, fpf * Math.min(1, (threat[near] ?? 0) / GUNS.fullThreat));
    }
  }
  return fire + cover;
}

const modeChoice = (u: Unit): Choice => ({ kind: 'mode', unit: idOf(u) });

const mayTurn = (g: Game, side: Side, u: Unit): boolean => modeRefusal(g, side, u) === undefined;

/** Whether a Deployed gun should be limbered to go on. */
export function limbers(context: PhaseContext, u: Unit): Choice | undefined {
  const { g, side, intent, thinking } = context;
  if (!isDeployed(g, u) || !mayTurn(g, side, u)) return undefined;
  const at = hexAt(g, u);
  const danger = intent.danger * dangerIn(g, thinking, u, at);
  if (isAirCommand(u)) return danger > GUNS.airCommandDanger ? modeChoice(u) : undefined;
  const isFront = isInZone(g, enemyOf(side), at);
  if (isAntiTank(u) && !isArtillery(u)) {
    const aim = intent.aimOf(u);
    const far = (aim?.field[at] ?? 0) > GUNS.farAim;
    return far && !isFront ? modeChoice(u) : undefined;
  }
  const cover = coverFrom(context, u, at);
  const aim = intent.aimOf(u);
  const isFar = aim !== undefined && (aim.field[at] ?? 0) > GUNS.farAim;
  if (isFront) return unitsIn(g, side, at).length > 1 && danger > cover ? modeChoice(u) : undefined;
  return danger > cover || (cover < GUNS.leastCover && isFar) ? modeChoice(u) : undefined;
}

/** Whether a gun in travel mode should deploy where it is. */
export function deploys(context: PhaseContext, u: Unit): Choice | undefined {
  const { g, side, thinking, intent } = context;
  const at = hexAt(g, u);
  if (at < 0 || isDeployed(g, u) || !mayTurn(g, side, u)) return undefined;
  const threat = threatTo(g, thinking, side)[at] ?? 0;
  if (isAirCommand(u)) return threat < GUNS.leastThreat ? modeChoice(u) : undefined;
  if (isAntiTank(u) && !isArtillery(u)) return threat > GUNS.leastThreat ? modeChoice(u) : undefined;
  const danger = intent.danger * dangerIn(g, thinking, u, at);
  return coverFrom(context, u, at) >= GUNS.leastCover + danger * GUNS.dangerShare ? modeChoice(u) : undefined;
}
