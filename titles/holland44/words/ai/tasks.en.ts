/** What the staffs of Holland '44 want done, in English: the names of their tasks. */
import type { Messages } from '@bridgehead/engine/contract';

const AIRBORNE_TASKS = {
  'task.grave-bridge': 'Grave bridge',
  'task.bridges-over-maas-waal-canal': 'the bridges over the Maas-Waal canal',
  'task.nijmegen-if-cheap': 'Nijmegen, if it can be had cheaply',
  'task.son-bridge': 'Son bridge',
  'task.south-end-of-son-bridge': 'the south end of Son bridge',
  'task.veghel': 'Veghel',
  'task.south-end-of-veghel-bridge': 'the south end of Veghel bridge',
  'task.st-oedenrode': 'St. Oedenrode',
  'task.uden-first': 'Uden, before somebody else is there',
  'task.battalion-to-eindhoven': 'a battalion to Eindhoven',
  'task.heights-of-groesbeek': 'the heights of Groesbeek',
  'task.arnhem-bridge': 'Arnhem bridge',
  'task.drop-zone-of-4th-brigade': 'the drop zone of the 4th Brigade',
  'task.oosterbeek': 'Oosterbeek',
  'task.drop-zones-of-82nd': 'the drop zones of the 82nd',
  'task.woods-and-towns-of-groesbeek': 'the woods and towns of the heights of Groesbeek',
  'task.way-back-to-oosterbeek': 'the way back to Oosterbeek',
  'task.stand-at-bridge': 'the stand at the bridge',
  'task.woods-around-oosterbeek': 'the woods around Oosterbeek',
  'task.driel-and-ferry': 'Driel and the ferry',
} as const satisfies Messages;

const ALLIED_TASKS = {
  'task.bridge-over-maas': 'Grave, the one bridge over the Maas',
  'task.road-south-of-grave': 'the road south of Grave',
  'task.bridge-over-wilhelmina-canal': 'Son, the one bridge over the Wilhelmina canal',
  'task.bridge-over-zuid-willems-canal': 'Veghel, the one bridge over the Zuid-Willems canal',
  'task.road-between-son-and-veghel': 'the road between Son and Veghel',
  'task.uden': 'Uden',
  'task.towns-in-rear': 'the towns in the rear',
  'task.west-of-highway-at-veghel': 'the west side of the highway at Son and Veghel',
  'task.east-of-highway-at-veghel': 'the east side of the highway at Son and Veghel',
  'task.highway-between-uden-and-grave': 'both sides of the highway between Uden and Grave',
  'task.west-of-highway-at-eindhoven': 'the west side of the highway at Eindhoven',
  'task.east-of-highway-at-eindhoven': 'the east side of the highway at Eindhoven',
  'task.shoulders-of-breakthrough': 'the shoulders of the breakthrough',
  'task.breakthrough': 'the breakthrough',
  'task.west-shoulder-of-breakthrough': 'the west shoulder of the breakthrough',
  'task.drive-up-highway': 'the drive up the highway',
  'task.ferry-sites-west-of-nijmegen': 'the ferry sites west of Nijmegen',
  'task.south-bank-of-waal': 'the south bank of the Waal',
  'task.nijmegen': 'Nijmegen',
  'task.lent-beyond-bridge': 'Lent, beyond the bridge',
  'task.bridgehead': 'the bridgehead',
  'task.nijmegen-and-its-bridge': 'Nijmegen and its bridge',
  'task.betuwe-up-to-elst': 'the Betuwe up to Elst',
  'task.bank-of-lower-rhine': 'the bank of the Lower Rhine',
  'task.helmond': 'Helmond',
  'task.overloon-and-venray': 'Overloon and Venray',
  'task.s-hertogenbosch': '’s-Hertogenbosch',
  'task.tiel': 'Tiel',
} as const satisfies Messages;

const GERMAN_TASKS = {
  'task.lent': 'Lent',
  'task.north-bank-of-waal': 'the north bank of the Waal',
  'task.ferries-of-waal': 'the ferries of the Waal',
  'task.road-from-drop-zones-to-arnhem': 'the road from the drop zones to Arnhem',
  'task.ring-around-1st-airborne': 'the ring around the 1st Airborne',
  'task.mook-and-heumen-bridge': 'Mook and the Heumen bridge',
  'task.western-pincer': 'the western pincer',
  'task.western-pincer-at-veghel': 'the western pincer at Veghel',
  'task.eastern-pincer': 'the eastern pincer',
  'task.best': 'Best',
  'task.end-of-1st-airborne': 'the end of the 1st Airborne',
  'task.polder-line': 'the polder line',
  'task.south-bank-of-lower-rhine': 'the south bank of the Lower Rhine',
  'task.towns-in-east-that-count': 'the towns in the east that count',
  'task.delay-position': 'the delay position at {hex:hex}',
} as const satisfies Messages;

/** By code; each may name its hex. */
export const TASKS = { ...AIRBORNE_TASKS, ...ALLIED_TASKS, ...GERMAN_TASKS } as const;

/** A task where it is to be done. */
export const TASK_ADVICE = {
  'advice.task': '{task:message}: {hex:hex}',
} as const satisfies Messages;
