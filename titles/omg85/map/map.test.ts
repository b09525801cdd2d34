import { describeTitleMap, loadTitleMap } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';

const title = loadTitleMap('omg85');
const { map } = title;
describeTitleMap({ describe, it, expect }, 'omg85', title);

describe('crossings', () => {
  it('[8.8] the ferry on 10,4/10,5 is the only one, on a river hexside without a bridge', () => {
    const ferries = map.sides.filter((side) => side.ferry !== undefined);
    expect(ferries.map((side) => side.side)).toEqual(['10,4/10,5']);
    expect(ferries[0]).toMatchObject({ water: 'river' });
    expect(ferries[0]?.bridges).toBeUndefined();
  });
  it('[8.12] five bridges can never be blown', () => {
    expect(map.sides.flatMap((side) => side.bridges ?? []).filter((bridge) => bridge.permanent === true)).toHaveLength(
      5,
    );
  });
  it('[8.9] a road crosses a canal or a river only on a bridge', () => {
    const fords = map.sides.filter(
      (side) =>
        side.road !== undefined && (side.water === 'canal' || side.water === 'river') && side.bridges === undefined,
    );
    expect(fords).toEqual([]);
  });
});

describe('entry', () => {
  it('[5.1] roads leave the map at 27,31 and 29,31 for the Allies', () => {
    const leaving = map.roads.flatMap((road) => [road.from ?? [], road.to ?? []].flat());
    expect(leaving.some((side) => side.startsWith('27,31/'))).toBe(true);
    expect(leaving.some((side) => side.startsWith('29,31/'))).toBe(true);
  });
});

describe('victory', () => {
  it('[10] the three objectives carry 25, 20 and 10 points', () => {
    const objectives = map.marks.filter((mark) => mark.mark === 'objective').map((mark) => `${mark.hex} ${mark.code}`);
    expect(objectives.sort()).toEqual(['10,4 25', '12,9 20', '8,4 10']);
  });
});
