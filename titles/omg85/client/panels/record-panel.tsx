/** The bookkeeping: the score item by item, supply, sources, the air, enemies out of sight. */

import { WinProbabilityCurve } from '@bridgehead/client-kit/opponent';
import { type Fact, Facts, SideMark, SupplyState, VictoryItems } from '@bridgehead/client-kit/play';
import type { ToldView } from '../../src/facts.ts';
import { titleVictoryOf } from '../calendar.ts';
import { SIDE_LOOKS } from '../looks/sides.ts';
import type { PlayContext } from '../play-context.ts';
import { placeName, say, sayOr, unitName, withMinus, wordFor } from '../say.ts';
import { supplyCounts } from './supply-counts.ts';

interface Props {
  readonly context: PlayContext;
  readonly view: ToldView;
}

export function RecordPanel({ context, view }: Props) {
  const { victory } = view;
  return (
    <div class="record">
      <p>
        <b>{say('record.score', { score: withMinus(victory.score) })}</b> ·{' '}
        {say('record.level', { level: wordFor(victory.level) })}
      </p>
      <VictoryItems context={context} victory={victory} score={titleVictoryOf(view).score} />
      {context.app.levelsFor(context.client.id).length > 0 ? <WinProbabilityCurve context={context} /> : undefined}
      <States context={context} view={view} />
      <SupplyState context={context} />
      <Sources context={context} view={view} />
      <InTheAir view={view} />
      <OutOfSight context={context} view={view} />
    </div>
  );
}

/** [5.3] Of the side whose supply is told below, also where somebody sees both. */
function States({ context, view }: Props) {
  const facts = supplyCounts(view, view.side ?? context.game.seat.value);
  return (
    <Facts
      title={say('record.states')}
      facts={facts.map(([state, count]): Fact => [sayOr(`supply.${state}`, state), count])}
    />
  );
}

function Sources({ context, view }: Props) {
  return (
    <section>
      <h3>{say('record.sources')}</h3>
      <ul class="facts">
        {view.sources.map(({ formation, hex, owner }) => (
          <li key={formation}>
            <button type="button" class="link" onClick={() => context.camera.lookAt([hex])}>
              {formation}
            </button>{' '}
            <b>
              <SideMark sides={SIDE_LOOKS} side={owner} /> {placeName(hex)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InTheAir({ view }: { readonly view: ToldView }) {
  const { allied, german, interdiction } = view.air;
  return (
    <Facts
      title={say('record.air')}
      facts={[
        [say('record.air.allied'), allied],
        [say('record.air.german'), german],
        [say('record.air.interdiction'), interdiction],
      ]}
    />
  );
}

/** [2.1] With hidden units: where enemies were last seen, and when. */
function OutOfSight({ context, view }: Props) {
  if (view.lastSeen.length === 0) return undefined;
  return (
    <section>
      <h3>{say('record.seen')}</h3>
      <ul class="facts">
        {view.lastSeen.map(({ unit, hex, turn }) => (
          <li key={unit}>
            <button type="button" class="link" onClick={() => context.camera.lookAt([hex])}>
              {unitName(unit)}
            </button>{' '}
            <b>{say('record.seen.at', { turn, hex: placeName(hex) })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
