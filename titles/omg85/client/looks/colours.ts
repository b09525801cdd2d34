import { BODY_COLOURS } from '@bridgehead/client-kit/looks';

/** [design 2] Bodies and bars of counters by formation; the same in light and dark. */
interface FormationLook {
  readonly colour: string;
  /** Of the body, by nation or branch. */
  readonly body: string;
}

const look = (colour: string, body: string): FormationLook => ({ colour, body });

const ALLIED: Readonly<Record<string, FormationLook>> = {
  '1': look('#8E1F2F', BODY_COLOURS.sand),
  POL: look('#1FA39B', BODY_COLOURS.rose),
  '82': look('#2458A6', BODY_COLOURS.olive),
  '101': look('#26262A', BODY_COLOURS.olive),
  GDS: look('#9C5FC2', BODY_COLOURS.sand),
  '43': look('#63A8D8', BODY_COLOURS.sand),
  '50': look('#F3E7C6', BODY_COLOURS.sand),
  '30XXX': look('#FFFFFF', BODY_COLOURS.sand),
  '-': look('#F2C230', BODY_COLOURS.sand),
};

const GERMAN: Readonly<Record<string, FormationLook>> = {
  '9SS': look('#C6302B', BODY_COLOURS.charcoal),
  '10SS': look('#F2C230', BODY_COLOURS.charcoal),
  '6': look('#3E8F4E', BODY_COLOURS.sky),
  '7': look('#2E6FB7', BODY_COLOURS.sky),
  '59': look('#B57F42', BODY_COLOURS.grey),
  '84': look('#8E1F2F', BODY_COLOURS.grey),
  '85 Div': look('#63A8D8', BODY_COLOURS.grey),
  '107': look('#1D2F6B', BODY_COLOURS.grey),
  '180': look('#55AD70', BODY_COLOURS.grey),
  '189': look('#EBB06E', BODY_COLOURS.grey),
  '406': look('#26262A', BODY_COLOURS.grey),
  FB: look('#9C5FC2', BODY_COLOURS.grey),
  '-': look('#FFFFFF', BODY_COLOURS.grey),
};

const NOTHING: FormationLook = look('#FFFFFF', BODY_COLOURS.grey);

export const formationLook = (side: string, formation: string): FormationLook =>
  (side === 'allied' ? ALLIED : GERMAN)[formation] ?? NOTHING;
