/** The bookkeeping: victory sets and what they still want, the air, fire support, strongpoints, supply. */
import { WinProbabilityCurve } from '@bridgehead/client-kit/opponent';
import { type Fact, Facts, RuleChip, SideMark, SupplyState, VictoryItems } from '@bridgehead/client-kit/play';
import { STRONGPOINT_COUNTERS, type ToldView } from '../../src/facts.ts';
import { victoryOf } from '../calendar.ts';
import { SIDE_LOOKS } from '../looks/sides.ts';
import { isArtilleryType } from '../looks/unit-facts.ts';
import { AirPicks } from '../parts/air-picks.tsx';
import type { PlayContext } from '../play-context.ts';
import { say, shortPlace, sideName } from '../say.ts';
import { objectivesOf, setsOf } from '../victory-sets.ts';

interface Props {
  readonly context: PlayContext;
  readonly view: ToldView;
}

export function RecordPanel({ context, view }: Props) {
  return (
    <div class="record">
      <VictorySets context={context} view={view} />
      <VictoryItems context={context} victory={view.victory} score={victoryOf(view).score} />
      {context.app.levelsFor(context.client.id).length > 0 ? <WinProbabilityCurve context={context} /> : undefined}
      <AirBoxes view={view} />
      <FireSupport view={view} />
      <Strongpoints view={view} />
      <SupplyState context={context} />
    </div>
  );
}

/** [18] Each set with the places that it wants and who holds them. */
function VictorySets({ context, view }: Props) {
  return (
    <section class="victory-sets">
      <h3>{say('sets.title')}</h3>
      <ul class="plain-list">
        {setsOf(view).map(({ id, label, rule, key, have, need, isOver }) => (
          <li key={id} class={isOver ? 'over' : ''}>
            <b>{label}</b> <RuleChip context={context} rule={rule} />
            {key === undefined || isOver ? undefined : (
              <small>{say(key.isHeld ? 'sets.key.held' : 'sets.key.wanted', { place: shortPlace(key.hex) })}</small>
            )}
            <small>
              {isOver ? say('sets.over') : say(key === undefined ? 'sets.any' : 'sets.others', { have, need })}
            </small>
            {isOver ? undefined : <progress max={need} value={Math.min(need, have)} />}
          </li>
        ))}
      </ul>
      <ul class="facts">
        {objectivesOf(view).map(({ hex, side }) => (
          <li key={hex}>
            <button type="button" class="link" onClick={() => context.camera.lookAt([hex])}>
              {shortPlace(hex)}
            </button>{' '}
            <b>
              <SideMark sides={SIDE_LOOKS} side={side} /> {sideName(side)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

const BOXES = ['ready', 'used'] as const;

/** [5.3.1] The Ready and the Used box of each side. */
function AirBoxes({ view }: { readonly view: ToldView }) {
  return (
    <section class="air-boxes">
      <h3>{say('record.air')}</h3>
      {SIDE_LOOKS.map(({ id }) => (
        <div key={id}>
          {BOXES.map((box) => (
            <div key={box} class="air-box" data-box={`${id}-${box}`}>
              <h4>
                <SideMark sides={SIDE_LOOKS} side={id} /> {say(box === 'ready' ? 'air.box.ready' : 'air.box.used')}
              </h4>
              <AirPicks air={view.air.filter(({ side, at }) => side === id && at === box)} />
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

/** [10.4.1] Markers of the guns on the map. */
function FireSupport({ view }: { readonly view: ToldView }) {
  const facts = SIDE_LOOKS.map(({ id }): Fact => {
    const guns = view.units.filter(({ side, type, hex }) => side === id && isArtilleryType(type) && hex !== undefined);
    const used = guns.filter(({ states }) => states.includes('marker-used')).length;
    return [sideName(id), say('record.fire.count', { ready: guns.length - used, used })];
  });
  return <Facts title={say('record.fire')} facts={facts} />;
}

/** [14.3.1] Counters that are left. */
function Strongpoints({ view }: { readonly view: ToldView }) {
  if (view.scenario === 'faid') return undefined;
  const facts = SIDE_LOOKS.map(({ id }): Fact => {
    const built = view.strongpoints.filter(({ side }) => side === id).length;
    const all = id === 'allied' ? STRONGPOINT_COUNTERS.allied : STRONGPOINT_COUNTERS.axis;
    return [sideName(id), say('record.forts.count', { built, left: all - built })];
  });
  return <Facts title={say('record.forts')} facts={facts} />;
}
