import { centre, gapBetween, neighboursOf, type Point } from '@bridgehead/hex';
import { PLACE_CLASSES, type PlaceClass } from '@bridgehead/map';
import { demandKnown } from '../pins/known-names.ts';
import { mergedByName } from '../pins/pin-book.ts';
import { type Canvas, hexOfName, hexUnderPoint } from './canvas.ts';
import { nearest } from './geometry.ts';
import type { Setting } from './setting.ts';
import { type BankDemand, bankOf, type Chain, type Course } from './waters.ts';

/** Nobody lives there: it marks its hex whatever else stands in it. */
export const isLandmark = ({ class: word }: { readonly class: PlaceClass }): boolean =>
  word === 'pass' || word === 'airfield';

export interface Place {
  readonly name: string;
  readonly class: PlaceClass;
  readonly at: Point;
  /** Where the fit alone puts it. */
  readonly fitted: number;
  readonly hex: number;
  readonly pinned: boolean;
}

const NEAR_WATER = 1.4;
/** A river goes round a town; a village rather moves to the next hex. */
const TOWN_WEIGHT = 400;
const VILLAGE_WEIGHT = 1.5;
const rankOf = (place: Place): number => PLACE_CLASSES.indexOf(place.class);
/** What a water and a road go to; the others take what they get. */
export const isTown = ({ class: word }: { readonly class: PlaceClass }): boolean => word === 'city' || word === 'town';

/** The places on the canvas, cities first, with the hex that the fit or a pin gives them. */
export function findPlaces({ canvas, pins, project, source }: Setting): Place[] {
  const stated = mergedByName(pins.of('place'));
  const left = new Set(pins.of('no-place').map((pin) => pin.name));
  demandKnown('place', [...stated.keys(), ...left], source.geography.places);
  const places = source.geography.places.flatMap((place): Place[] => {
    const at = project(place.at);
    const fitted = hexUnderPoint(canvas, at);
    const pin = stated.get(place.name);
    const hex = pin?.hex === undefined ? fitted : hexOfName(canvas, pin.hex);
    if (hex === undefined || left.has(place.name)) return [];
    const pinned = pin?.hex !== undefined;
    return [{ name: place.name, class: pin?.class ?? place.class, at, fitted: fitted ?? hex, hex, pinned }];
  });
  return places.sort((a, b) => rankOf(a) - rankOf(b) || Number(b.pinned) - Number(a.pinned));
}

/** The bank of each place's hex that a water must respect; where two places of a hex disagree the greater one wins. */
export function banksFor(course: Course, places: readonly Place[]): Map<number, BankDemand> {
  const banks = new Map<number, BankDemand>();
  for (const place of places) {
    const bank = trueBank(course.line, place);
    const weight = !isTown(place) && !place.pinned ? VILLAGE_WEIGHT : TOWN_WEIGHT;
    if (bank !== undefined && !banks.has(place.hex)) banks.set(place.hex, { bank, weight });
  }
  return banks;
}

/** A water may run through a pass, so that it has no bank. */
function trueBank(line: Course['line'], place: Place): 1 | -1 | undefined {
  if (place.class === 'pass') return undefined;
  const near = nearest(line, place.at);
  return near.distance > NEAR_WATER || near.atEnd ? undefined : near.bank;
}

/** The waters that have this hex on another bank than the place really lies. */
export function wrongBanks(canvas: Canvas, place: Place, hex: number, chains: readonly Chain[]): Chain[] {
  return chains.filter((chain) => {
    const bank = trueBank(chain.course, place);
    const found = bankOf(canvas.grid, chain, centre(canvas.grid, hex));
    return bank !== undefined && found !== undefined && found !== bank;
  });
}

/** A place that a snapped water has left on the wrong bank goes to the nearest hex on its own. */
export function keepToBank(canvas: Canvas, place: Place, chains: readonly Chain[]): Place {
  if (place.pinned || wrongBanks(canvas, place, place.hex, chains).length === 0) return place;
  const near = new Set(neighboursOf(canvas.grid, place.hex).flatMap((hex) => [hex, ...neighboursOf(canvas.grid, hex)]));
  const right = [...near]
    .filter((hex) => wrongBanks(canvas, place, hex, chains).length === 0)
    .sort((a, b) => gapBetween(centre(canvas.grid, a), place.at) - gapBetween(centre(canvas.grid, b), place.at));
  const hex = right[0];
  return hex === undefined ? place : { ...place, hex };
}

/** `Elst (Utrecht)` is lettered `Elst`: the bracket only tells two places of one name apart. */
export const plain = (name: string): string => name.replace(/ \(.*\)$/, '');
