/** [12.5] What an attack would bring: every modifier as an item with its rule, and the exact distribution on both tables. */
import type { Frame, Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { refuse } from '@bridgehead/toolkit';
import type { Answer, QueryParams } from '../contract/index.ts';
import { GRID } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { attackRefusal, crtsFor, fireRefusal, mobileRefusal } from '../rules/09-pre-combat/attack-rules.ts';
import { evasionModifier, evasionRating } from '../rules/09-pre-combat/evasion.ts';
import { owedBy } from '../rules/09-pre-combat/required-attacks.ts';
import { barrageCandidates, barragePoints } from '../rules/10-artillery/barrage.ts';
import { mostProtectiveFire } from '../rules/10-artillery/protective-fire.ts';
import { arrivingFaces } from '../rules/11-air-power/arrival.ts';
import { casRefusal } from '../rules/12-combat/battle.ts';
import { type BattleFrame, battleIn, supportIn } from '../rules/12-combat/battle-frame.ts';
import { againstStrongpoint } from '../rules/12-combat/crossings.ts';
import { modifierItems, NO_SUPPORT, netModifier, type Support } from '../rules/12-combat/modifiers.ts';
import { type Odds, oddsOf } from '../rules/12-combat/odds.ts';
import { type Halving, type Part, supportedStrength } from '../rules/12-combat/strength.ts';
import { mayInspire } from '../rules/15-headquarters/rommel.ts';
import { reasonOf, says, saysBy } from '../says.ts';
import type { Battle } from '../state/battle.ts';
import { defendersOf } from '../state/battle.ts';
import { AIR_READY, airAt, hexAt } from '../state/state.ts';
import { airDataOf, airIdOf, airOf, enemyOf, idOf, isTiger, type Unit } from '../state/units.ts';
import { type Crt, columnOf, lowestColumn, RESULTS, resultOf } from '../tables/combat-results.ts';
import { AIR_UNITS_IN_COMBAT } from '../tables/constants.ts';
import { asKnownTo, sideOfAll } from './params.ts';

const DIE = [1, 2, 3, 4, 5, 6] as const;

const HALVED = {
  'out-of-supply': saysBy('6.5.2', 'halved-out-of-supply'),
  mountain: saysBy('3.5.1', 'halved-mountain'),
  escarpment: saysBy('3.5.1', 'halved-escarpment'),
} as const satisfies Record<Halving, unknown>;

const partReport = ({ unit, figure, halvings }: Part): Answer<'odds'>['attack'][number] => ({
  unit: idOf(unit),
  figure,
  value: Math.floor(figure / 2 ** halvings.length),
  items: halvings.map((halving) => ({ ...HALVED[halving], value: 0.5 })),
});

/** [12.5.7] What each face of the die brings. */
function outcomesOf(
  crt: Crt,
  { column, net }: Pick<Odds, 'column' | 'net'>,
): Answer<'odds'>['tables'][number]['outcomes'] {
  return RESULTS.flatMap((result) => {
    const dice = DIE.filter((die) => resultOf(crt, column, die + net) === result);
    return dice.length === 0 ? [] : [{ result, probability: `${dice.length}/6`, dice: [...dice] }];
  });
}

interface Given {
  readonly support: Support;
  /** The fire that could be added face down. */
  readonly hidden: number;
}

/** [10.5.1] [12.5.3] The column and the results if all the fire comes that could. */
function worstOf(g: Game, battle: Battle, odds: Odds, { support, hidden }: Given): Pick<Table, 'least' | 'worst'> {
  const most = Math.min(hidden, supportedStrength(odds.defenseParts));
  const column = columnOf(battle.crt, odds.attack, odds.defense + Math.max(0, most - odds.fpf));
  const items = modifierItems(g, battle, support, column === undefined);
  const worst = { column: column ?? lowestColumn(battle.crt), net: netModifier(items) };
  const outcomes = outcomesOf(battle.crt, worst);
  return { least: worst.column, worst: outcomes.map(({ result, dice }) => ({ result, dice })) };
}

type Table = Answer<'odds'>['tables'][number];

function tableReport(g: Game, battle: Battle, given: Given): Table {
  const odds = oddsOf(g, battle, given.support);
  return {
    crt: battle.crt,
    odds: odds.column,
    attack: odds.attack,
    defense: odds.defense,
    modifier: odds.net,
    items: odds.items.map((item) => ({ ...item })),
    outcomes: outcomesOf(battle.crt, odds),
    ...worstOf(g, battle, odds, given),
  };
}

const isBattle = (f: Frame): f is BattleFrame => f.proc === 'battle';

/** The combat that is being fought, if it is this one. */
function fought(g: Game, hexes: readonly number[]): BattleFrame | undefined {
  const asked = [...hexes].sort((a, b) => a - b).join();
  return g.state.frames.filter(isBattle).find((f) => battleIn(g, f).hexes.join() === asked);
}

/** What is asked for, on top of what has been given. */
function supportFor(g: Game, f: BattleFrame | undefined, asked: QueryParams<'odds'>, side: Side): Support {
  const given = f === undefined ? NO_SUPPORT : supportIn(g, f);
  const { barrage = [], air = [], rommel, tiger } = asked;
  return {
    ...given,
    barrage: [...new Set([...given.barrage, ...barrage])],
    rommel: given.rommel || rommel === true,
    tiger: given.tiger || tiger === true,
    attackerAir: [...given.attackerAir, ...air.filter((one) => airDataOf(one).side === side)],
    defenderAir: [...given.defenderAir, ...air.filter((one) => airDataOf(one).side !== side)],
  };
}

type Options = Pick<Answer<'odds'>, 'guns' | 'air' | 'mayRommel' | 'mayTiger' | 'given' | 'evasion'>;

/** [10.2.1] [11.3.2] [15.5.2] [16.3.1] [9.2.3] What could be given, and what comes before it. */
function optionsOf(g: Game, battle: Battle, f: BattleFrame | undefined, viewer: Side): Options {
  const { side, attackers, hexes } = battle;
  const taken = f?.barrage ?? [];
  const sent = (f?.sent ?? []).filter((one) => airDataOf(one).side === viewer);
  const isOpen = sent.length < AIR_UNITS_IN_COMBAT && casRefusal(g, viewer, battle) === undefined;
  const ready = isOpen ? airOf(viewer).filter((one) => airAt(g, one) === AIR_READY && !sent.includes(one)) : [];
  return {
    guns: barrageCandidates(g, battle, taken).map((u) => ({ unit: idOf(u), points: barragePoints(u, battle) })),
    air: ready.map((one) => ({
      air: airIdOf(one),
      points: airDataOf(one).cas,
      sixths: arrivingFaces(g, one, [...sent, one]),
    })),
    mayRommel: side === 'axis' && f?.rommel !== true && mayInspire(g, attackers),
    mayTiger: side === 'axis' && f?.tiger !== true && attackers.some(isTiger) && againstStrongpoint(g, battle),
    ...(f === undefined
      ? {}
      : {
          given: {
            barrage: f.barrage.map(idOf),
            sent: f.sent.map(airIdOf),
            arrived: f.arrived.map(airIdOf),
            rommel: f.rommel,
            tiger: f.tiger,
          },
        }),
    evasion: f !== undefined ? [] : hexes.flatMap((hex) => evasionOf(g, enemyOf(side), hex, attackers)),
  };
}

/** [9.2.2] [9.2.3] [9.2.4] The chance of a hex to evade these attackers. */
function evasionOf(g: Game, side: Side, hex: number, attackers: readonly Unit[]): Answer<'odds'>['evasion'] {
  const rating = evasionRating(g, side, hex);
  if (rating < 1) return [];
  const modifier = evasionModifier(g, side, hex, attackers);
  return [{ hex: nameOf(GRID, hex), rating, modifier, sixths: Math.max(0, Math.min(6, rating - modifier)) }];
}

/** Through a side's eyes: what the enemy has laid face down is not in it [10.3.4]. */
export function oddsReport(g: Game, asked: QueryParams<'odds'>): Answer<'odds'> {
  const { hexes, attackers, fire, viewer } = asked;
  const side = sideOfAll(attackers, 'attackers');
  const seen = asKnownTo(g, viewer ?? side);
  if (attackers.some((u) => hexAt(seen, u) < 0)) return refuse('attackers', says('units-on-map'));
  const battle: Battle = { side, attackers, hexes, crt: 'assault', fire: fire === true };
  if (defendersOf(seen, battle).length === 0) return refuse('hexes', says('no-enemy-there'));
  const refused = battle.fire ? fireRefusal(seen, battle) : attackRefusal(seen, battle);
  const frame = fought(seen, hexes);
  const support = supportFor(seen, frame, asked, side);
  const odds = oddsOf(seen, battle, support);
  const hidden = viewer === enemyOf(side) ? odds.fpf : mostProtectiveFire(seen, battle);
  const noMobile = mobileRefusal(seen, { ...battle, crt: 'mobile' });
  return {
    legal: refused === undefined,
    ...(refused === undefined ? {} : { refusal: reasonOf(refused) }),
    hexes: hexes.map((hex) => nameOf(GRID, hex)),
    attack: odds.attackParts.map(partReport),
    defense: odds.defenseParts.map(partReport),
    barrage: odds.barrage,
    fpf: odds.fpf,
    owed: (battle.fire ? [] : owedBy(seen, side, attackers)).map((hex) => nameOf(GRID, hex)),
    tables: crtsFor(seen, battle).map((crt) => tableReport(seen, { ...battle, crt }, { support, hidden })),
    ...(noMobile === undefined ? {} : { mobile: reasonOf(noMobile) }),
    most: Math.max(odds.fpf, Math.min(hidden, supportedStrength(odds.defenseParts))),
    ...optionsOf(seen, battle, frame, viewer ?? side),
  };
}
