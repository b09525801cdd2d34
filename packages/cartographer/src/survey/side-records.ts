/** What lies on each hexside: every chain and crossing of the survey leaves its mark on a draft of the record. */
import { hexesOfSide } from '@bridgehead/hex';
import type { SideRecord } from '@bridgehead/map';
import { isSideOnMap, sideOfName } from './canvas.ts';
import type { Line } from './geometry.ts';
import { type Route, sidesOf } from './routes.ts';
import type { SheetNames } from './sheet-names.ts';
import type { Survey } from './survey.ts';

type Draft = { -readonly [K in keyof SideRecord]: SideRecord[K] };
type Edit = (sides: readonly number[], change: (draft: Draft, side: number) => void) => void;

/** `isIgnored` tells the hexsides on which a water of this class does not count. */
export function sideRecords(survey: Survey, names: SheetNames, isIgnored: IsIgnored): SideRecord[] {
  const drafts = new Map<number, Draft>();
  const edit: Edit = (sides, change) => {
    for (const side of sides) {
      if (!isSideOnMap(survey.canvas, side)) continue;
      const draft = drafts.get(side) ?? { side: names.side(side) };
      drafts.set(side, draft);
      change(draft, side);
    }
  };
  layWaters(survey, isIgnored, edit);
  layCrossings(survey, edit);
  layRoutes(survey, edit);
  layFords(survey, drafts.values());
  for (const { sides } of survey.escarpments) {
    edit(sides, (draft) => {
      draft.escarpment = true;
    });
  }
  for (const { sides, class: word } of boundaryChains(survey)) {
    edit(sides, (draft) => {
      draft.boundary = word;
    });
  }
  return [...drafts.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, draft]) => draft)
    .filter((draft) => Object.keys(draft).length > 1);
}

export type IsIgnored = (side: number, water: string) => boolean;

function layWaters(survey: Survey, isIgnored: IsIgnored, edit: Edit): void {
  const rank = (word: string | undefined): number => survey.source.recipe.vocabulary.waters.indexOf(word ?? '');
  for (const chain of survey.waters) {
    edit(chain.sides, (draft, side) => {
      if (!isIgnored(side, chain.class) && rank(chain.class) > rank(draft.water)) draft.water = chain.class;
    });
  }
}

function layCrossings(survey: Survey, edit: Edit): void {
  for (const { name, kind, side, permanent } of survey.bridges) {
    edit([side], (draft) => {
      draft.bridges = [...(draft.bridges ?? []), { kind, name, ...(permanent ? { permanent } : {}) }];
    });
  }
  for (const ferry of survey.ferries) {
    edit([ferry.side], (draft) => {
      draft.ferry = ferry.name;
    });
  }
}

function layRoutes(survey: Survey, edit: Edit): void {
  const rank = (word: string | undefined): number => survey.source.recipe.vocabulary.roads.indexOf(word ?? '');
  const sides = (route: Route): number[] => sidesOf(survey.canvas, route.hexes);
  for (const route of survey.roads) {
    edit(sides(route), (draft) => {
      if (rank(route.class) > rank(draft.road)) draft.road = route.class;
    });
  }
  for (const route of survey.railways) {
    edit(sides(route), (draft) => {
      draft.railway = true;
    });
  }
}

/** A road over a water that has fords goes through it where no bridge has been placed. */
function layFords({ source }: Survey, drafts: Iterable<Draft>): void {
  for (const draft of drafts) {
    const isForded = draft.water !== undefined && source.recipe.fordedWaters?.includes(draft.water) === true;
    const isBridged = draft.bridges?.some(({ kind }) => kind === 'road') === true;
    if (isForded && draft.road !== undefined && !isBridged) draft.ford = true;
  }
}

/** A lesser water inside a city or a marsh may not count, as the recipe says. */
export function ignoredInside({ source, canvas }: Survey, terrain: (hex: number) => string | undefined): IsIgnored {
  const rule = source.recipe.ignoredInside;
  return (side, water) =>
    rule?.water === water &&
    hexesOfSide(canvas.grid, side).every(
      (hex) => canvas.isOnMap[hex] === true && rule.terrain.includes(terrain(hex) ?? ''),
    );
}

export interface BoundaryChain {
  readonly name: string;
  readonly class: string;
  readonly sides: readonly number[];
  readonly course: Line;
}

export function boundaryChains(survey: Survey): BoundaryChain[] {
  const drawnOnly = survey.source.recipe.frontier === 'drawn';
  return [
    ...survey.frontiers.map((chain) => (drawnOnly ? { ...chain, sides: [] } : chain)),
    ...survey.pins.of('boundary').map((pin) => ({
      name: pin.name,
      class: pin.class,
      sides: pin.sides.map((side) => sideOfName(survey.canvas, side)),
      course: [],
    })),
  ];
}
