/** What no attack can be, whatever has happened: asked of frames that come from outside. */
import { type Flaw, type Frame, firstFlaw, type Game, sameJson } from '@bridgehead/engine';
import { hexesOfSide, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { says } from '../../says.ts';
import { type Attacker, attackHex, type Battle, defendingSide, FROM_ABOVE, NOBODY } from '../../state/battle.ts';
import { sideIn } from '../../state/frames.ts';
import { areaOf, hexOf } from '../../state/state.ts';
import { isArtillery, sideOfUnit, type Unit } from '../../state/units.ts';

/** Whether an attacker goes over a hexside of the target, or comes down on it [22.6]. */
const isOnItsWay = ({ occasion, target }: Battle, { over }: Attacker): boolean =>
  over === FROM_ABOVE ? occasion === 'landing' : occasion !== 'landing' && hexesOfSide(GRID, over).includes(target);

/** What holds of an attack from its declaration to its end, however many are lost. */
export function battleFlaw(battle: Battle): Flaw | undefined {
  const { side, attackers, assisting, defenders, attachment, artillery, hasAirSupport } = battle;
  const units = attackers.map(({ unit }) => unit);
  const isOfThem = (u: Unit): boolean => units.includes(u);
  const isOurs = (u: Unit): boolean => sideOfUnit(u) === side;
  return firstFlaw(
    [units.length === 0, 'battle.attackers', says('nobody-attacks')],
    [
      !units.every(isOurs) || new Set(units).size < units.length,
      'battle.attackers',
      says('expected-units-once', { side }),
    ],
    [!attackers.every((one) => isOnItsWay(battle, one)), 'battle.attackers', says('attack-over-other-hexside')],
    [!assisting.every(isOfThem), 'battle.assisting', says('helpers-not-attackers')],
    [defenders.some(isOurs), 'battle.defenders', says('defenders-of-own-side')],
    [attachment !== NOBODY && !isOfThem(attachment), 'battle.attachment', says('attached-not-attacking')],
    [!artillery.every((u) => isOurs(u) && isArtillery(u)), 'battle.artillery', says('expected-artillery', { side })],
    [hasAirSupport && side !== 'allied', 'battle.hasAirSupport', says('air-support-is-allied')],
  );
}

/** [9.1] [19.7] Whether an attacker stands where it attacks from. */
function isInPosition(g: Game, battle: Battle, one: Attacker): boolean {
  if (one.over === FROM_ABOVE) return hexOf(g, one.unit) === battle.target;
  const from = attackHex(battle, one);
  return from === OFF_MAP ? areaOf(g, one.unit) >= 0 : hexOf(g, one.unit) === from;
}

/** What holds of it besides until a die has been rolled for it. */
export const unfoughtFlaw = (g: Game, battle: Battle): Flaw | undefined =>
  firstFlaw(
    [!battle.attackers.every((one) => isInPosition(g, battle, one)), 'battle.attackers', says('attackers-elsewhere')],
    [battle.defenders.some((u) => hexOf(g, u) !== battle.target), 'battle.defenders', says('defenders-elsewhere')],
  );

const battleIn = (frame: Frame | undefined): Battle | undefined => (frame as { battle?: Battle } | undefined)?.battle;

/** The procedures that have a part in one attack tell of the same one. */
export const otherBattleFlaw = (battle: Battle, below: Frame | undefined): Flaw | undefined =>
  firstFlaw([!sameJson(battle, battleIn(below)), 'battle', says('other-attack-below')]);

/** An advance tells of the attack that it follows; units of it may have broken down since [21.3]. */
export const otherAttackFlaw = ({ side, target, occasion }: Battle, below: Frame | undefined): Flaw | undefined => {
  const fought = battleIn(below);
  return firstFlaw(
    [side !== fought?.side, 'battle.side', says('attack-of-other-side')],
    [target !== fought?.target, 'battle.target', says('attack-on-other-hex')],
    [occasion !== fought?.occasion, 'battle.occasion', says('attack-of-other-kind')],
  );
};

/** The side that a battle is fought by is the one whose phase it is. */
export const foreignBattleFlaw = ({ side }: Battle, below: Frame | undefined): Flaw | undefined =>
  firstFlaw([side !== sideIn(below), 'battle.side', says('not-its-phase')]);

/** Those who retreat are of the side that is attacked. */
export const isDefending = (battle: Battle, u: Unit): boolean => sideOfUnit(u) === defendingSide(battle);
