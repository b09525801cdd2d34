/** What chance brought of an order: battles as reports, all else in the sentences of the log. */
import { sentenceOf } from '@bridgehead/client-kit/messages';
import { Icon, type Rolled, RollsFrame } from '@bridgehead/client-kit/play';
import { type BattleReport, battleReports } from '../battle-reports.ts';
import type { PlayContext } from '../play-context.ts';
import { placeName, say, unitNames, wordFor } from '../say.ts';

const MOST_LINES = 4;
const SHOWN_KINDS: readonly string[] = [
  'strike-flown',
  'strike-hit',
  'strike-missed',
  'strike-wasted',
  'bombed',
  'bridge-blown',
  'bridge-safe',
  'move-failed',
  'rough-landing',
];

export function LastRolls({ context, rolled }: { readonly context: PlayContext; readonly rolled: Rolled }) {
  const { events } = rolled;
  const battles = battleReports(events);
  const lines = events.filter(({ kind }) => SHOWN_KINDS.includes(kind)).map(sentenceOf);
  if (lines.length + battles.length === 0) return undefined;
  return (
    <RollsFrame rolled={rolled}>
      <ul class="die-lines">
        {lines.slice(-MOST_LINES).map((line) => (
          <li key={line} class="die-line">
            <Icon name="dice" size={18} /> <span>{line}</span>
          </li>
        ))}
        {battles.map((battle, i) => (
          // A hex may be fought for twice.
          <li key={`${i} ${battle.target}`}>
            <Battle context={context} battle={battle} />
          </li>
        ))}
      </ul>
    </RollsFrame>
  );
}

function Battle({ context, battle }: { readonly context: PlayContext; readonly battle: BattleReport }) {
  const { target, lost, destroyed, stayed } = battle;
  return (
    <button type="button" class="die-line battle-report" onClick={() => context.camera.lookAt([target])}>
      <Icon name="swords" size={18} />
      <span>
        <b>{placeName(target)}</b>
        <small>{oddsWords(battle)}</small>
        <small>{say('battle.lost', lost)}</small>
        <small>{resultWords(battle)}</small>
        {stayed.length === 0 ? undefined : <small>{say('battle.stayed', { units: unitNames(stayed) })}</small>}
        {destroyed.length === 0 ? undefined : <small>{say('battle.destroyed', { units: unitNames(destroyed) })}</small>}
      </span>
    </button>
  );
}

const oddsWords = ({ odds, strength }: BattleReport): string =>
  odds === undefined ? say('battle.strength', { strength }) : say('battle.odds', { odds: wordFor(odds), strength });

function resultWords({ check }: BattleReport): string {
  if (check === undefined) return say('battle.no-check');
  const { die, gaveWay, chance } = check;
  if (chance === undefined) return say(gaveWay ? 'battle.gave-way.untold' : 'battle.stood.untold', { die });
  return say(gaveWay ? 'battle.gave-way' : 'battle.stood', { die, chance });
}
