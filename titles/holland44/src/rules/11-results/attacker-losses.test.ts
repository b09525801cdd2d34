import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { attack, giveGround, lose, mayLose, strike } from '../../../test/fights.ts';
import { battleOf } from '../../../test/odds.ts';
import { at, steps } from '../../../test/orders.ts';
import { asked } from '../../../test/questions.ts';
import { layOut, order, type Piece } from '../../../test/table.ts';
import type { Battle } from '../../state/battle.ts';
import { attackingPieces } from './battle-pieces.ts';

const FLAK: Piece = { id: 'de.unk.flak18.1', at: '3406' };
const RUNGE: Piece = { id: 'de.unk.runge', at: '3406' };
const ERDMANN: Piece = { id: 'de.erdmann2', at: '3406' };
const FOE: Piece = { id: 'uk.50.6dli', at: '3407' };

describe('the loss of an attacker falls on whoever could advance into the hex', () => {
  const repelled = (...units: readonly Piece[]): Game => {
    const g = layOut({ turn: 3, phase: 'german.combat', dice: [1], units: [...units, FOE] });
    order(g, attack('3407', ...units.map(({ id }) => id)));
    return g;
  };

  it('[11.2] not on one that cannot move while another could advance', () => {
    const g = repelled(FLAK, RUNGE);
    expect([at(g, FLAK.id), steps(g, FLAK.id), at(g, RUNGE.id)]).toEqual(['3406', 1, 'eliminated']);
    const alone = repelled(FLAK);
    expect(at(alone, FLAK.id)).toBe('eliminated');
  });

  it('[11.2] `losses` names the rule that keeps it out', () => {
    const g = repelled(FLAK, RUNGE, ERDMANN);
    expect(asked(g, 'losses')).toMatchObject({
      kind: 'attacker-loss',
      may: [RUNGE.id, ERDMANN.id],
      out: [{ unit: FLAK.id, rule: '11.2' }],
    });
  });

  it.each(['DRX', 'EX'] as const)('[11.2] on %s, where the enemy chooses, neither', (result) => {
    const g = strike({
      result,
      target: '3407',
      attackers: [FLAK.id, RUNGE.id, ERDMANN.id],
      lead: '1PA',
      units: [FLAK, RUNGE, ERDMANN, FOE],
    });
    while (decision(g)?.kind === 'defender-loss') order(g, { kind: 'lose-step', unit: FOE.id });
    expect(decision(g)).toMatchObject({ kind: 'attacker-loss', by: 'allied' });
    expect(mayLose(g)).toEqual([RUNGE.id, ERDMANN.id]);
  });

  const GUARDS = 'uk.gds.5cg';
  const AIRBORNE = 'us.101.502.1';
  const atTheBoundary = (turn: number): Game => {
    const g = layOut({
      turn,
      phase: 'allied.combat',
      dice: [1],
      units: [
        { id: GUARDS, at: '1106' },
        { id: AIRBORNE, at: '1106' },
        { id: 'de.9ss.pz2', at: '1107' },
        { id: 'de.becker', at: '1107' },
      ],
    });
    order(g, attack('1107', GUARDS, AIRBORNE));
    order(g, { kind: 'lead', formation: 'GDS', attachment: AIRBORNE });
    return g;
  };

  it('[11.2] [23.4] not on one whom the corps boundary keeps out of the hex', () => {
    const g = atTheBoundary(4);
    expect([steps(g, GUARDS), steps(g, AIRBORNE)]).toEqual([3, 2]);
    const free = atTheBoundary(7);
    expect(decision(free)).toMatchObject({ kind: 'attacker-loss', by: 'allied' });
    expect(mayLose(free)).toEqual([GUARDS, AIRBORNE]);
  });

  it('[11.2] `odds` and the computer players reckon with the same unit', () => {
    const ranksIn = (
      read: (g: Game, battle: Battle) => readonly { readonly rank: number }[],
      turn: number,
    ): number[] => {
      const units = [GUARDS, AIRBORNE].map((id) => ({ id, at: '1106' }));
      const g = layOut({ turn, units: [...units, { id: 'de.becker', at: '1107' }] });
      const fight = { target: '1107', attackers: [GUARDS, AIRBORNE], lead: 'GDS', attachment: AIRBORNE };
      return read(g, battleOf(g, fight)).map(({ rank }) => rank);
    };
    expect(ranksIn(attackingPieces, 4)).toEqual([1, 0]);
    expect(ranksIn(attackingPieces, 7)).toEqual([0, 0]);
  });
});

describe('after the loss of an attacker', () => {
  const PAIR: readonly Piece[] = [
    { id: 'uk.50.6dli', at: '4016', steps: 1 },
    { id: 'uk.50.8dli', at: '3916' },
  ];
  it('[11.2] [15.1] those who are left may advance, though another has died', () => {
    const g = layOut({ phase: 'allied.combat', units: [...PAIR, { id: 'de.kerutt', at: '4017' }], dice: [5] });
    order(g, attack('4017', ...PAIR.map(({ id }) => id)));
    expect(decision(g)).toMatchObject({ kind: 'attacker-loss', about: { result: 'A1/DR' } });
    lose(g, 'uk.50.6dli');
    order(g, { kind: 'retreat' });
    giveGround(g);
    expect([at(g, 'uk.50.6dli'), decision(g)?.kind]).toEqual(['eliminated', 'advance']);
  });
});
