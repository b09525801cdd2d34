import { check, type Game, runAutomaticSteps } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, hexside, type Layout, layOut, listed, order, type Piece } from '../../../test/table.ts';
import type { Side } from '../../data/unit-data.ts';
import { BLOWN, bridgesOn, INTACT, UNDER_GERMAN_REPAIR, UNDER_REPAIR, WIRED } from '../../state/bridges.ts';
import { phaseFrame } from '../../state/frames.ts';
import { bridgeState, setBridge } from '../../state/state.ts';
import { mayRepair, noteBridgeSides } from './bridges.ts';

type States = NonNullable<Layout['bridges']>;
const bridge = (name: string): number => bridgesOn(hexside(name))[0] ?? -1;
const stateOf = (g: Game, name: string): number => bridgeState(g, bridge(name));
const work = (name: string) => ({ kind: 'repair', hexside: name, bridge: 'road' });

/** The rule that forbids the repair, or `ok`. */
function ruling(side: Side, name: string, layout: Layout): string {
  const g = layOut({ bridges: { [name]: 'blown' }, ...layout });
  const found = mayRepair(g, side, bridge(name));
  return found.legal ? 'ok' : found.rule;
}

/** One Bridge Phase with one bridge to work on; answers what the bridge is then. */
function phase(side: Side, name: string, layout: Layout & { readonly bridges: States }): number {
  const g = layOut({ phase: `${side}.bridge`, ...layout });
  order(g, work(name));
  return stateOf(g, name);
}

const BRIDGING = (at: string, ...states: Piece['states'] & object): Piece => ({ id: 'uk.corps.br30', at, states });
const KERUTT = (at: string): Piece => ({ id: 'de.kerutt', at });
const GUARDS = (at: string): Piece => ({ id: 'uk.gds.1gg', at });

describe('repair by a Bridging unit', () => {
  // One of the bridges that are blown at the start; a German unit near by keeps automatic repair out of it.
  const NEAR = KERUTT('1704');
  const by = (units: readonly Piece[], unknown: readonly string[] = []): string =>
    ruling('allied', '1402/1502', { units: [NEAR, ...units], unknown });

  it('[5.8] a Bridging unit beside the bridge, the other side clear', () => {
    expect(by([BRIDGING('1402')])).toBe('ok');
    expect(by([BRIDGING('1502')])).toBe('ok');
    expect(by([BRIDGING('1301')])).toBe('5.9');
  });
  it('[5.8] [23.2] no other unit will do', () => {
    expect(by([GUARDS('1402'), { id: 'uk.corps.eng30', at: '1402' }])).toBe('5.9');
  });
  it.each(['disrupted', 'full-retreat', 'engaged', 'out-of-supply'] as const)(
    '[5.8] not while the Bridging unit is «%s»',
    (state) => {
      expect(by([BRIDGING('1402', state)])).toBe('5.8');
    },
  );
  it('[5.8] not with an enemy unit or an EZOC on the other side', () => {
    expect(by([BRIDGING('1402')], ['1502'])).toBe('5.8');
    expect(by([BRIDGING('1402')], ['1602'])).toBe('5.8');
    expect(by([BRIDGING('1402')], ['1702'])).toBe('ok');
  });
  it('[5.8] friendly units negate the EZOC where they stand', () => {
    expect(by([BRIDGING('1402'), GUARDS('1502')], ['1602'])).toBe('ok');
  });
  it('[5.8] an EZOC in the hex of the Bridging unit does not matter', () => {
    expect(by([BRIDGING('1502')], ['1602'])).toBe('ok');
  });
  it('[5.8] a standing bridge needs no repair', () => {
    expect(ruling('allied', '1402/1502', { units: [BRIDGING('1402')], bridges: {} })).toBe('5.8');
  });
  it('[5.8] railway bridges across Major Rivers are gone for good, across canals they are not', () => {
    expect(ruling('allied', '4621/4721', { units: [BRIDGING('4621')] })).toBe('5.8');
    expect(ruling('allied', '3005/3104', { units: [BRIDGING('3005')] })).toBe('ok');
  });
  it('[5.8] the Grave road bridge may be rebuilt', () => {
    expect(ruling('allied', '4816/4817', { units: [BRIDGING('4816')] })).toBe('ok');
  });
  it('[5.8] the first phase places the marker, the next one the bridge', () => {
    const units = [BRIDGING('1402'), NEAR];
    expect(phase('allied', '1402/1502', { units, bridges: { '1402/1502': 'blown' } })).toBe(UNDER_REPAIR);
    expect(phase('allied', '1402/1502', { units, bridges: { '1402/1502': 'under-repair' } })).toBe(INTACT);
  });
  it('[5.8] not both in one phase', () => {
    const bridges: States = { '1402/1502': 'blown', '1306/1407': 'blown' };
    const units: Piece[] = [BRIDGING('1402'), { id: 'uk.corps.br8', at: '1306' }, NEAR];
    const g = layOut({ phase: 'allied.bridge', units, bridges });
    order(g, work('1402/1502'));
    expect(check(g, work('1402/1502'))).toMatchObject({ legal: false });
    expect(listed(g, 'repair')).toEqual([work('1306/1407')]);
  });
  it('[5.8] one Bridging unit works on every bridge beside it', () => {
    const bridges: States = { '3709/3810': 'blown', '3809/3810': 'blown' };
    const g = layOut({ phase: 'allied.bridge', units: [BRIDGING('3810')], unknown: ['3807'], bridges });
    expect(listed(g, 'repair').map((choice) => choice.hexside)).toEqual(['3709/3810', '3809/3810']);
  });
  it('[5.8] the marker stays while the conditions are not met', () => {
    const units = [BRIDGING('1301'), NEAR];
    const g = layOut({ phase: 'allied.bridge', units, bridges: { '1402/1502': 'under-repair' } });
    expect(stateOf(g, '1402/1502')).toBe(UNDER_REPAIR);
  });
  it('[5.8] the marker is lost when the enemy stands on both sides', () => {
    const lost = (units: readonly Piece[], unknown: readonly string[]): number => {
      const g = layOut({ units, unknown, bridges: { '1402/1502': 'under-repair' } });
      noteBridgeSides(g, hex('1502'), 'german');
      noteBridgeSides(g, hex('1502'), 'allied');
      return stateOf(g, '1402/1502');
    };
    expect(lost([KERUTT('1502')], ['1402'])).toBe(BLOWN);
    expect(lost([KERUTT('1502')], [])).toBe(UNDER_REPAIR);
    expect(lost([BRIDGING('1402'), GUARDS('1502')], [])).toBe(UNDER_REPAIR);
  });
  it('[5.8] the German player has no use for Bridging units', () => {
    expect(ruling('german', '1402/1502', { units: [BRIDGING('1402'), KERUTT('1502')] })).toBe('5.9');
  });
});

describe('automatic repair', () => {
  const NORTH = BRIDGING('1605');
  const allied = (units: readonly Piece[], unknown: readonly string[] = [], name = '1306/1407'): string =>
    ruling('allied', name, { units, unknown });

  it('[5.9] five hexes from all enemy units, counted from the nearer side', () => {
    // 1407 is the northern side; 1907 is five hexes away, 1807 four.
    expect(allied([NORTH, KERUTT('1907')])).toBe('ok');
    expect(allied([NORTH, KERUTT('1807')])).toBe('5.9');
  });
  it('[5.9] Unknown units count, units in Entry Areas do not', () => {
    expect(allied([NORTH], ['1807'])).toBe('5.9');
    expect(allied([NORTH, KERUTT('A')], ['1907'])).toBe('ok');
  });
  it('[5.9] the Allied player needs a Bridging unit to the north of the bridge', () => {
    expect(allied([BRIDGING('1407')])).toBe('ok');
    expect(allied([BRIDGING('1305')])).toBe('5.9');
    expect(allied([BRIDGING('N')])).toBe('5.9');
    expect(allied([])).toBe('5.9');
  });
  it('[5.9] a bridge that carries no road waits for a Bridging unit', () => {
    const FAR: Piece = BRIDGING('3605');
    expect(allied([FAR], [], '3113/3214')).toBe('5.9');
    expect(allied([BRIDGING('3113')], [], '3113/3214')).toBe('ok');
  });
  it('[5.9] the road to the Entry Area must be open: a wired bridge on the way closes it to the Allied player', () => {
    const withWeert = (state: 'wired' | 'intact'): string => {
      const bridges: States = { '2316/2417': 'blown', '1416/1515': state };
      return ruling('allied', '2316/2417', { units: [BRIDGING('2605')], bridges });
    };
    expect(withWeert('wired')).toBe('5.9');
    expect(withWeert('intact')).toBe('ok');
  });
  it('[5.9] for the Allied player the bridge becomes Intact after two phases', () => {
    expect(phase('allied', '1306/1407', { units: [NORTH], bridges: { '1306/1407': 'blown' } })).toBe(UNDER_REPAIR);
    expect(phase('allied', '1306/1407', { units: [NORTH], bridges: { '1306/1407': 'under-repair' } })).toBe(INTACT);
  });
  it('[5.9] for the German player it becomes Wired after two phases of his own', () => {
    const after = (state: number): number => {
      const g = layOut({ units: [GUARDS('1504')] });
      setBridge(g, bridge('2316/2417'), state);
      g.state.frames.push(phaseFrame('bridge', 'german'));
      runAutomaticSteps(g);
      order(g, work('2316/2417'));
      return stateOf(g, '2316/2417');
    };
    expect(after(BLOWN)).toBe(UNDER_GERMAN_REPAIR);
    expect(after(UNDER_GERMAN_REPAIR)).toBe(WIRED);
    expect(after(UNDER_REPAIR)).toBe(UNDER_GERMAN_REPAIR);
  });
  it('[5.9] Allied units near by stop the German player, too', () => {
    expect(ruling('german', '2316/2417', { units: [GUARDS('1816')] })).toBe('ok');
    expect(ruling('german', '2316/2417', { units: [GUARDS('1916')] })).toBe('5.9');
  });
  it('[5.9] railway bridges across Major Rivers stay as they are', () => {
    expect(ruling('german', '6021/6120', {})).toBe('5.8');
  });
});
