/** [design 2] Bodies and bars of counters by formation; the same in light and dark. */
interface FormationLook {
  readonly name: string;
  readonly colour: string;
  readonly branch: string;
}

const look = (name: string, colour: string, branch: string): FormationLook => ({ name, colour, branch });

const ALLIED: Readonly<Record<string, FormationLook>> = {
  '1': look('1st Airborne Division', '#8E1F2F', 'British'),
  POL: look('1st Polish Parachute Brigade', '#1FA39B', 'Polish'),
  '82': look('82nd Airborne Division', '#2458A6', 'US'),
  '101': look('101st Airborne Division', '#26262A', 'US'),
  GDS: look('Guards Armoured Division', '#9C5FC2', 'British'),
  '43': look('43rd Division', '#63A8D8', 'British'),
  '50': look('50th Division', '#F3E7C6', 'British'),
  '30XXX': look('troops of the 30th Corps', '#FFFFFF', 'British'),
  '-': look('independent', '#F2C230', 'British'),
};

const GERMAN: Readonly<Record<string, FormationLook>> = {
  '9SS': look('9th SS Panzer Division', '#C6302B', 'SS'),
  '10SS': look('10th SS Panzer Division', '#F2C230', 'SS'),
  '6': look('6th Parachute Regiment', '#3E8F4E', 'Luftwaffe'),
  '7': look('7th Parachute Division', '#2E6FB7', 'Luftwaffe'),
  '59': look('59th Division', '#B57F42', 'Wehrmacht'),
  '84': look('84th Division', '#8E1F2F', 'Wehrmacht'),
  '85 Div': look('85th Division', '#63A8D8', 'Wehrmacht'),
  '107': look('107th Panzer Brigade', '#1D2F6B', 'Wehrmacht'),
  '180': look('180th Division', '#55AD70', 'Wehrmacht'),
  '189': look('189th Regiment', '#EBB06E', 'Wehrmacht'),
  '406': look('406th Division', '#26262A', 'Wehrmacht'),
  FB: look('formation FB', '#9C5FC2', 'Wehrmacht'),
  '-': look('independent', '#FFFFFF', 'Wehrmacht'),
};

const NOTHING: FormationLook = look('', '#FFFFFF', '');

export const formationLook = (side: string, formation: string): FormationLook =>
  (side === 'allied' ? ALLIED : GERMAN)[formation] ?? NOTHING;
