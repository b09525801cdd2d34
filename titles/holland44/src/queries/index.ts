/** Questions about a game that change nothing, answered in names. */
import type { Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { answering, refuse } from '@bridgehead/toolkit';
import { VOCABULARY } from '../asking.ts';
import type { Answer, Params } from '../contract/index.ts';
import { QUERIES } from '../contract/queries.ts';
import { GRID } from '../data/map.ts';
import { SIDES, type Side } from '../data/unit-data.ts';
import { supplyOf } from '../rules/18-supply/supply.ts';
import { victoryItems, victoryNeeds, winnerOf } from '../rules/26-victory.ts';
import { says } from '../says.ts';
import { isAreaPlace, isHexPlace, POOL, UNSEEN } from '../state/places.ts';
import { hexOf, placeOf } from '../state/state.ts';
import { idOf, type Unit, unitsOf } from '../state/units.ts';
import { unitView } from '../view/unit-view.ts';
import { advancesReport, supposedAdvances } from './advances.ts';
import { attacksReport } from './attacks.ts';
import { listBonds } from './bonds.ts';
import { hexReport, zocReport } from './ground.ts';
import { joinsReport } from './joins.ts';
import { landingsReport } from './landings.ts';
import { lossesReport } from './losses.ts';
import { movesReport } from './moves.ts';
import { oddsReport } from './odds/odds.ts';
import { oddsQuestion, ofOneSide, retreatQuestion } from './params.ts';
import { retreatsReport } from './retreats.ts';
import { refused } from './said.ts';
import { explainChoice } from './why.ts';

/** The side that was named, or both. */
const sidesIn = (side: Side | undefined): readonly Side[] => (side === undefined ? SIDES : [side]);

/** Units that are anywhere but in the counter mix or among the unseen faces. */
const listUnits = (g: Game, { side, hex }: Params<'units'>): Answer<'units'> =>
  sidesIn(side)
    .flatMap((one) => unitsOf(g, one))
    .filter((u) => (hex === undefined ? isSomewhere(g, u) : hexOf(g, u) === hex))
    .map((u) => unitView(g, u));

const isSomewhere = (g: Game, u: Unit): boolean => placeOf(g, u) !== POOL && placeOf(g, u) !== UNSEEN;

function supplyReport(g: Game, u: Unit): Answer<'supply'>[number] {
  const { supplied, path, source, overland, blocked } = supplyOf(g, u);
  return {
    unit: idOf(u),
    supplied,
    ...(supplied ? { path: path.map((hex) => nameOf(GRID, hex)), overland } : {}),
    ...(source === undefined ? {} : { source }),
    ...(blocked === undefined ? {} : { blocked: { hex: nameOf(GRID, blocked.hex), ...refused(blocked.by) } }),
  };
}

/** [18.1] Everybody on the map or in an Entry Area. */
const listSupply = (g: Game, side: Side): Answer<'supply'> =>
  unitsOf(g, side)
    .filter((u) => isHexPlace(placeOf(g, u)) || isAreaPlace(placeOf(g, u)))
    .map((u) => supplyReport(g, u));

/** [26] */
export function victoryReport(g: Game): Answer<'victory'> {
  const winner = winnerOf(g);
  return { ...(winner === undefined ? {} : { winner }), items: victoryItems(g), needs: victoryNeeds(g) };
}

/** [15] Of the advance that is under way, or of one that is supposed. */
function listAdvances(g: Game, params: Params<'advances'>): Answer<'advances'> {
  const { units, rate = 'normal', target } = params;
  if (Object.keys(params).length === 0) {
    return advancesReport(g) ?? refuse('units', says('no-advance-under-way'));
  }
  if (units === undefined) return refuse('units', says('units-rate-and-target'));
  if (target === undefined) return refuse('target', says('units-rate-and-target'), 'unknown-hex');
  return supposedAdvances(g, ofOneSide(units, 'units'), rate, target);
}

export const answerQuery = answering(QUERIES, VOCABULARY, {
  hex: (g, { hex }) => hexReport(g, hex),
  units: listUnits,
  moves: (g, { units, mode = 'normal', to }) => movesReport(g, ofOneSide(units, 'units'), mode, to),
  why: (g, { choice }) => explainChoice(g, choice),
  odds: (g, params) => oddsReport(g, oddsQuestion(g, params)),
  attacks: (g, { side }) => attacksReport(g, side),
  retreats: (g, params) => retreatsReport(g, retreatQuestion(g, params)),
  advances: listAdvances,
  losses: (g) => lossesReport(g) ?? refuse('what', says('no-loss-asked')),
  joins: joinsReport,
  landings: (g) => landingsReport(g) ?? refuse('what', says('no-landing-asked')),
  zoc: (g, { side }) => zocReport(g, side),
  bonds: (g, { side }) => sidesIn(side).flatMap((one) => listBonds(g, one)),
  supply: (g, { side }) => listSupply(g, side),
  victory: victoryReport,
});
