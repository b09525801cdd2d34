/** The bookkeeping of the table: points item by item, replacements, landings, guns, traffic. */
import type { HollandView, UnitSheet } from '@bridgehead/title-holland44';
import { t } from '../../messages/index.ts';
import { OutlookCurve } from '../../opponent/outlook-curve.tsx';
import { scoreOf, victoryOf } from '../calendar.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import { UnitRow } from '../parts/unit-row.tsx';
import { say, unitName } from '../say.ts';
import type { Table } from '../table.ts';
import { SupplyState } from './supply-state.tsx';

interface Props {
  readonly table: Table;
  readonly view: HollandView;
}

export function RecordPanel({ table, view }: Props) {
  return (
    <div class="record">
      <VictoryItems table={table} view={view} />
      <OutlookCurve table={table} />
      <SupplyState table={table} />
      <Guns table={table} view={view} />
      <Replacements view={view} />
      <Landings view={view} />
      <Traffic view={view} />
    </div>
  );
}

/** Labels of the engine name units by id: they are spoken of by name. */
const withNames = (label: string): string => label.replace(/\b[a-z]{2,3}(?:\.[a-z0-9-]+)+\b/gi, (id) => unitName(id));

function VictoryItems({ table, view }: Props) {
  const { items, needs } = victoryOf(view);
  const score = scoreOf(view);
  return (
    <section>
      <h3>{say('record.victory')}</h3>
      {(['allied', 'german'] as const).map((side) => (
        <div key={side}>
          <h4>
            <SideMark side={side} /> {t(`side.${side}`)} <b>{say('points', { points: score[side] })}</b>
          </h4>
          <ul class="facts">
            {items.some((item) => item.side === side) || needs.some((need) => need.side === side) ? undefined : (
              <li class="need">{say('record.no-points')}</li>
            )}
            {items
              .filter((item) => item.side === side)
              .map(({ label, points, rule }) => (
                <li key={label}>
                  {withNames(label)} <RuleChip table={table} rule={rule} /> <b>{points}</b>
                </li>
              ))}
            {needs
              .filter((need) => need.side === side)
              .map(({ label, rule }) => (
                <li key={label} class="need">
                  {say('record.needs', { label: withNames(label) })} <RuleChip table={table} rule={rule} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const isGun = ({ range, box }: UnitSheet): boolean => range !== undefined && box === undefined;

function Guns({ table, view }: Props) {
  const guns = view.units.filter(isGun);
  return (
    <section>
      <h3>{say('record.guns')}</h3>
      {(['allied', 'german'] as const).map((side) => {
        const own = guns.filter((gun) => gun.side === side);
        const fired = own.filter(({ states }) => states.includes('fired'));
        return (
          <details key={side}>
            <summary>
              <SideMark side={side} /> {t(`side.${side}`)}{' '}
              <b>{say('record.ready', { ready: own.length - fired.length, fired: fired.length })}</b>
            </summary>
            <ul>
              {own.map(({ unit, states }) => (
                <li key={unit}>
                  <UnitRow table={table} unit={unit} note={states.includes('fired') ? say('fired') : say('ready')} />
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

interface ReplacementsNow {
  readonly used: Readonly<Record<string, number>>;
  readonly airborne: Readonly<Record<string, { readonly steps: number; readonly fresh: number }>>;
}

/** The view's sheet of replacements has this shape: docs/protocol.md. */
const replacementsOf = (view: HollandView): ReplacementsNow => view.replacements as unknown as ReplacementsNow;

function Replacements({ view }: { readonly view: HollandView }) {
  const { used, airborne } = replacementsOf(view);
  return (
    <section>
      <h3>{say('record.replacements')}</h3>
      <ul class="facts">
        <li>
          {say('record.west')} <b>{used.west ?? 0}</b>
        </li>
        <li>
          {say('record.east')} <b>{used.east ?? 0}</b>
        </li>
        <li>
          {say('record.british')} <b>{used.british ?? 0}</b>
        </li>
        {Object.entries(airborne).map(([division, { steps, fresh }]) => (
          <li key={division}>
            {say('record.returnees', { division })} <b>{fresh > 0 ? say('record.fresh', { steps, fresh }) : steps}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Landings({ view }: { readonly view: HollandView }) {
  const { units, points, used } = view.air;
  return (
    <section>
      <h3>{say('record.air')}</h3>
      <ul class="facts">
        <li>
          {say('record.air-units')} <b>{units}</b>
        </li>
        <li>
          {say('record.air-points')} <b>{say('record.of', { used, points })}</b>
        </li>
      </ul>
    </section>
  );
}

function Traffic({ view }: { readonly view: HollandView }) {
  const { map, holding, track } = view.traffic;
  return (
    <section>
      <h3>{say('record.traffic')}</h3>
      <ul class="facts">
        <li>
          {say('record.on-map')} <b>{map.map(({ marker, hex }) => `${marker}: ${hex}`).join(', ') || '–'}</b>
        </li>
        <li>
          {say('record.holding')} <b>{holding.join(', ') || '–'}</b>
        </li>
        <li>
          {say('record.track')} <b>{track.join(', ') || '–'}</b>
        </li>
      </ul>
    </section>
  );
}
