/** The bookkeeping of the table: points item by item, replacements, landings, guns, traffic. */

import { WinProbabilityCurve } from '@bridgehead/client-kit/opponent';
import { type Fact, Facts, SideMark, SupplyState, UnitRow, VictoryItems } from '@bridgehead/client-kit/play';
import type { HollandView, UnitView } from '../../src/facts.ts';
import { titleVictoryOf, victoryOf } from '../calendar.ts';
import { SIDE_LOOKS } from '../looks/sides.ts';
import type { PlayContext } from '../play-context.ts';
import { say, sideName } from '../say.ts';

interface Props {
  readonly context: PlayContext;
  readonly view: HollandView;
}

export function RecordPanel({ context, view }: Props) {
  return (
    <div class="record">
      <VictoryItems context={context} victory={victoryOf(view)} score={titleVictoryOf(view).score} />
      <WinProbabilityCurve context={context} />
      <SupplyState context={context} />
      <Guns context={context} view={view} />
      <Replacements view={view} />
      <Landings view={view} />
      <Traffic view={view} />
    </div>
  );
}

const isGun = ({ range, box }: UnitView): boolean => range !== undefined && box === undefined;

function Guns({ context, view }: Props) {
  const guns = view.units.filter(isGun);
  return (
    <section>
      <h3>{say('record.guns')}</h3>
      {SIDE_LOOKS.map(({ id: side }) => {
        const own = guns.filter((gun) => gun.side === side);
        const fired = own.filter(({ states }) => states.includes('fired'));
        return (
          <details key={side}>
            <summary>
              <SideMark sides={SIDE_LOOKS} side={side} /> {sideName(side)}{' '}
              <b>{say('record.ready', { ready: own.length - fired.length, fired: fired.length })}</b>
            </summary>
            <ul>
              {own.map(({ unit, states }) => (
                <li key={unit}>
                  <UnitRow
                    context={context}
                    unit={unit}
                    note={states.includes('fired') ? say('fired') : say('ready')}
                  />
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

function Replacements({ view }: { readonly view: HollandView }) {
  const { used, airborne } = view.replacements;
  const returnees = Object.entries(airborne).map(
    ([division, { steps, fresh }]): Fact => [
      say('record.returnees', { division }),
      fresh > 0 ? say('record.fresh', { steps, fresh }) : steps,
    ],
  );
  return (
    <Facts
      title={say('record.replacements')}
      facts={[
        [say('record.west'), used.west ?? 0],
        [say('record.east'), used.east ?? 0],
        [say('record.british'), used.british ?? 0],
        ...returnees,
      ]}
    />
  );
}

function Landings({ view }: { readonly view: HollandView }) {
  const { units, points, used } = view.air;
  return (
    <Facts
      title={say('record.air')}
      facts={[
        [say('record.air-units'), units],
        [say('record.air-points'), say('record.of', { used, points })],
      ]}
    />
  );
}

function Traffic({ view }: { readonly view: HollandView }) {
  const { map, holding, track } = view.traffic;
  return (
    <Facts
      title={say('record.traffic')}
      facts={[
        [say('record.on-map'), map.map(({ marker, hex }) => `${marker}: ${hex}`).join(', ') || '–'],
        [say('record.holding'), holding.join(', ') || '–'],
        [say('record.track'), track.join(', ') || '–'],
      ]}
    />
  );
}
