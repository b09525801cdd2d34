import { BODY_COLOURS } from '@bridgehead/client-kit/looks';

/** [design 2] Bodies and bars of counters by formation; the same in light and dark. */
interface FormationLook {
  readonly name: string;
  readonly colour: string;
  /** Of the body, by nation or branch. */
  readonly body: string;
}

const look = (name: string, colour: string, body: string): FormationLook => ({ name, colour, body });

const ALLIED: Readonly<Record<string, FormationLook>> = {
  '1': look('1st Airborne Division', '#8E1F2F', BODY_COLOURS.sand),
  POL: look('1st Polish Parachute Brigade', '#1FA39B', BODY_COLOURS.rose),
  '82': look('82nd Airborne Division', '#2458A6', BODY_COLOURS.olive),
  '101': look('101st Airborne Division', '#26262A', BODY_COLOURS.olive),
  GDS: look('Guards Armoured Division', '#9C5FC2', BODY_COLOURS.sand),
  '43': look('43rd Division', '#63A8D8', BODY_COLOURS.sand),
  '50': look('50th Division', '#F3E7C6', BODY_COLOURS.sand),
  '30XXX': look('troops of the 30th Corps', '#FFFFFF', BODY_COLOURS.sand),
  '-': look('independent', '#F2C230', BODY_COLOURS.sand),
};

const GERMAN: Readonly<Record<string, FormationLook>> = {
  '9SS': look('9th SS Panzer Division', '#C6302B', BODY_COLOURS.charcoal),
  '10SS': look('10th SS Panzer Division', '#F2C230', BODY_COLOURS.charcoal),
  '6': look('6th Parachute Regiment', '#3E8F4E', BODY_COLOURS.sky),
  '7': look('7th Parachute Division', '#2E6FB7', BODY_COLOURS.sky),
  '59': look('59th Division', '#B57F42', BODY_COLOURS.grey),
  '84': look('84th Division', '#8E1F2F', BODY_COLOURS.grey),
  '85 Div': look('85th Division', '#63A8D8', BODY_COLOURS.grey),
  '107': look('107th Panzer Brigade', '#1D2F6B', BODY_COLOURS.grey),
  '180': look('180th Division', '#55AD70', BODY_COLOURS.grey),
  '189': look('189th Regiment', '#EBB06E', BODY_COLOURS.grey),
  '406': look('406th Division', '#26262A', BODY_COLOURS.grey),
  FB: look('formation FB', '#9C5FC2', BODY_COLOURS.grey),
  '-': look('independent', '#FFFFFF', BODY_COLOURS.grey),
};

const NOTHING: FormationLook = look('', '#FFFFFF', BODY_COLOURS.grey);

export const formationLook = (side: string, formation: string): FormationLook =>
  (side === 'allied' ? ALLIED : GERMAN)[formation] ?? NOTHING;
