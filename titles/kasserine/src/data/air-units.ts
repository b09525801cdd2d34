/** [2.2.7] [11] The air units: close air support, and whether they fly interdiction. */
import type { AirUnitData } from './unit-data.ts';

// biome-ignore format: one unit a line
export const AIR_UNITS: readonly AirUnitData[] = [
  { id: 'air-a20', side: 'allied', nation: 'US', name: 'A-20 (1)', cas: 2, interdicts: true, s1: 'available', s2: 'available', s3: 'available', source: '[seed 001 §17] name, CAS 2 (its points cancel one Ju-87); [design] interdiction' },
  { id: 'air-a20b', side: 'allied', nation: 'US', name: 'A-20 (2)', cas: 2, interdicts: true, s2: 'GT5', s3: 'available', source: '[seed 001 §17] name; two A-20 fly in one battle of the example; CAS 2' },
  { id: 'air-p39', side: 'allied', nation: 'US', name: 'P-39', cas: 1, interdicts: true, s1: 'available', s2: 'available', s3: 'available', source: '[design]' },
  { id: 'air-p40', side: 'allied', nation: 'US', name: 'P-40', cas: 1, interdicts: true, s1: 'available', s2: 'available', s3: 'available', source: '[design]' },
  { id: 'air-p38', side: 'allied', nation: 'US', name: 'P-38', cas: 1, interdicts: true, s2: 'GT9', s3: 'available', source: '[design]' },
  { id: 'air-b25', side: 'allied', nation: 'US', name: 'B-25/B-26', cas: 2, interdicts: true, s2: 'GT12', s3: 'GT12', source: '[design]' },
  { id: 'air-hurri', side: 'allied', nation: 'British', name: 'Hurricane (1)', cas: 1, interdicts: false, s2: 'available', s3: 'available', source: '[seed 001 §17] name; [design] CAS value' },
  { id: 'air-hurri2', side: 'allied', nation: 'British', name: 'Hurricane (2)', cas: 1, interdicts: false, s2: 'GT11', s3: 'GT12', source: '[design] the example shows one' },
  { id: 'air-bisley', side: 'allied', nation: 'British', name: 'Bisley/Boston', cas: 1, interdicts: true, s2: 'GT11', s3: 'GT12', source: '[design]' },
  { id: 'air-ju87-1', side: 'axis', nation: 'German', name: 'Ju-87 (1)', cas: 2, interdicts: true, s1: 'available', s2: 'available', s3: 'available', source: '[seed 001 §17] name, CAS 2 (one arriving gives -2); [design] interdiction' },
  { id: 'air-ju87-2', side: 'axis', nation: 'German', name: 'Ju-87 (2)', cas: 2, interdicts: true, s1: 'available', s2: 'available', s3: 'available', source: '[seed 001 §17] name; three Ju-87 are committed in the example' },
  { id: 'air-ju87-3', side: 'axis', nation: 'German', name: 'Ju-87 (3)', cas: 2, interdicts: true, s2: 'available', s3: 'available', source: '[seed 001 §17] name' },
  { id: 'air-ju87-4', side: 'axis', nation: 'German', name: 'Ju-87 (4)', cas: 2, interdicts: true, s2: 'available', s3: 'GT11', source: '[seed 001 §17] name' },
  { id: 'air-bf109', side: 'axis', nation: 'German', name: 'Bf-109 Jabo', cas: 1, interdicts: true, s1: 'available', s2: 'available', s3: 'available', source: '[design]' },
  { id: 'air-fw190', side: 'axis', nation: 'German', name: 'Fw-190', cas: 1, interdicts: true, s2: 'available', s3: 'available', source: '[design]' },
  { id: 'air-hs129', side: 'axis', nation: 'German', name: 'Hs-129', cas: 2, interdicts: false, s2: 'available', source: '[design]' },
  { id: 'air-ju88', side: 'axis', nation: 'German', name: 'Ju-88', cas: 1, interdicts: true, s1: 'available', s2: 'available', s3: 'available', source: '[design]' },
  { id: 'air-mc202', side: 'axis', nation: 'Italian', name: 'MC.200/202', cas: 1, interdicts: false, s2: 'available', s3: 'available', source: '[design]' },
];
