/** The dock of the Combat Declaration Phase: what is owed, the plan in hand, what is declared. */
import type { Decision } from '@bridgehead/client-kit/game';
import {
  applyChoice,
  CounterPicks,
  enemiesAt,
  Icon,
  type Interaction,
  ReasonLine,
  RuleChip,
} from '@bridgehead/client-kit/play';
import { computed } from '@preact/signals';
import { OddsCard } from '../parts/odds-card.tsx';
import { SupportTicks, ticksOf } from '../parts/support-ticks.tsx';
import type { PlayContext } from '../play-context.ts';
import { columnText, placeName, say, unitNames } from '../say.ts';
import {
  aim,
  besideTarget,
  choiceOf,
  createDeclaration,
  type Declaration,
  declare,
  mayFire,
  openTargets,
  otherHexes,
  setFire,
  tapped,
  toggleHex,
  toggleUnit,
} from './declaration.ts';
import type { Ticked } from './forecast.ts';

interface Props {
  readonly declaration: Declaration;
}

export function createDeclarationInteraction(context: PlayContext, decision: Decision): Interaction {
  const declaration = createDeclaration(context, decision);
  const { owed, hexes } = declaration;
  return {
    Panel: () => <DeclarationPanel declaration={declaration} />,
    shapes: declaration.shapes,
    stances: declaration.stances,
    primary: computed(() => ({
      label:
        owed.value.length === 0
          ? say('end.declaration.end-declaration')
          : say('declare.owed', { count: owed.value.length }),
      act: () => end(declaration),
    })),
    tap: (event) => tapped(declaration, event),
    takes: (at) => hexes.value.includes(at) || openTargets(declaration).includes(at),
    confirm: () => void declare(declaration),
    cancel: () => {
      const had = hexes.value.length > 0;
      aim(declaration, undefined);
      return had;
    },
    next: () => nextTarget(declaration),
    select: (unit) => {
      const hex = context.units.peek().get(unit)?.hex;
      if (hex !== undefined && openTargets(declaration).includes(hex)) aim(declaration, hex);
      else context.selection.select(hex);
    },
    dispose: declaration.dispose,
  };
}

/** What is owed comes first; else the phase ends, and its player is told if nothing was declared. */
function end(declaration: Declaration): void {
  const { context, owed } = declaration;
  const [first] = owed.value;
  if (first !== undefined) {
    aim(declaration, first.hex);
    context.camera.lookAt([first.hex]);
    return;
  }
  const act = (): void => void applyChoice(context, { kind: 'end-declaration' });
  const open = openTargets(declaration).length;
  if ((context.view.value?.attacks ?? []).length > 0 || open === 0) act();
  else {
    const label = say('end.declaration.end-declaration');
    context.panels.remind({ lines: [say('remind.declaration', { count: open })], units: [], places: [], label, act });
  }
}

function nextTarget(declaration: Declaration): void {
  const { context, hexes, owed } = declaration;
  const all = [...new Set([...owed.value.map(({ hex }) => hex), ...openTargets(declaration)])];
  const hex = all[(all.indexOf(hexes.value[0] ?? '') + 1) % Math.max(1, all.length)];
  if (hex === undefined) return;
  aim(declaration, hex);
  context.camera.lookAt([hex]);
}

function DeclarationPanel({ declaration }: Props) {
  if (declaration.listed.value === undefined) return <p class="quiet">{say('thinking')}</p>;
  return (
    <div class="declaration">
      <OwedCard declaration={declaration} />
      <PlanCard declaration={declaration} />
      <Declared declaration={declaration} />
      <Targets declaration={declaration} />
    </div>
  );
}

/** [9.1.7] Never a dialogue: a card of its own, with who makes it necessary and from where it could be made. */
function OwedCard({ declaration }: Props) {
  const { context, owed } = declaration;
  if (owed.value.length === 0) return undefined;
  return (
    <section class="owed-card" aria-label={say('owed.title')}>
      <h3>
        <Icon name="declare" size={16} /> {say('owed.title')} <RuleChip context={context} rule="9.1.7" />
        <b>{say('owed.count', { count: owed.value.length })}</b>
      </h3>
      <ul>
        {owed.value.map(({ hex, holds, from }) => (
          <li key={hex} data-owed={hex}>
            <span>
              <b>{placeName(hex)}</b> <OwedWords declaration={declaration} hex={hex} holds={holds} />
              <small>
                {from.length === 0 ? say('owed.nobody') : say('owed.from', { places: from.map(placeName).join(', ') })}
              </small>
            </span>
            <button
              type="button"
              class="button"
              data-act="pay"
              onMouseEnter={() => context.overlays.light([hex, ...from])}
              onMouseLeave={context.overlays.dim}
              onFocus={() => context.overlays.light([hex, ...from])}
              onBlur={context.overlays.dim}
              onClick={() => {
                aim(declaration, hex);
                context.camera.lookAt([hex, ...from]);
              }}
            >
              {say('owed.declare')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OwedProps extends Props {
  readonly hex: string;
  /** Own hexes in the zone of those who stand there. */
  readonly holds: readonly string[];
}

function OwedWords({ declaration: { context, decision }, hex, holds }: OwedProps) {
  const enemies = enemiesAt(context, hex, decision.by).map(({ unit }) => unit);
  const places = holds.map(placeName).join(', ');
  return (
    <>
      {unitNames(enemies)} {holds.length === 0 ? '' : say('owed.holds', { count: enemies.length, places })}
    </>
  );
}

function PlanCard({ declaration }: Props) {
  const { context, hexes, crt, forecast, refusal, decision, isFire } = declaration;
  const [hex] = hexes.value;
  if (hex === undefined) return undefined;
  const odds = forecast.reply.value;
  const places = hexes.value.map(placeName).join(', ');
  return (
    <section class="planner" aria-label={say('planner.title', { place: places })}>
      <header>
        <h3>{places}</h3>
        <p class="quiet">{declaration.ground.value}</p>
        <button type="button" class="icon-button" aria-label={say('close')} onClick={() => aim(declaration, undefined)}>
          <Icon name="close" />
        </button>
      </header>
      <FireSwitch declaration={declaration} />
      {odds === undefined ? (
        <Bench declaration={declaration} />
      ) : (
        <OddsCard
          context={context}
          odds={odds}
          side={decision.by}
          crt={crt.value}
          onCrt={(one) => (crt.value = one)}
          bench={<Bench declaration={declaration} />}
        >
          {isFire.value ? undefined : <Support declaration={declaration} />}
        </OddsCard>
      )}
      <MoreHexes declaration={declaration} />
      <ThenOwed declaration={declaration} />
      <ReasonLine context={context} reason={refusal.value} look="refused" />
      <footer class="confirm">
        <button type="button" class="button" onClick={() => aim(declaration, undefined)}>
          {say('clear')}
        </button>
        <button
          type="button"
          class="button primary"
          data-act="declare"
          disabled={choiceOf(declaration) === undefined || refusal.value !== undefined}
          onClick={() => void declare(declaration)}
        >
          {say(isFire.value ? 'declare.fire' : crt.value === 'mobile' ? 'declare.mobile' : 'declare.assault')}
        </button>
      </footer>
    </section>
  );
}

/** Everybody beside the target: pressed, he joins or stays out [12.1.4]. */
function Bench({ declaration }: Props) {
  const { context, units } = declaration;
  return (
    <CounterPicks
      context={context}
      units={besideTarget(declaration)}
      look="planner-units"
      size={40}
      label={say('planner.attackers')}
      isOn={(unit) => units.value.includes(unit)}
      onToggle={(unit) => toggleUnit(declaration, unit)}
    />
  );
}

function FireSwitch({ declaration }: Props) {
  const { isFire } = declaration;
  if (!mayFire(declaration) && !isFire.value) return undefined;
  return (
    <label class="switch" data-act="fire">
      <input type="checkbox" checked={isFire.value} onChange={() => setFire(declaration, !isFire.value)} />
      {say('declare.only-fire')}
    </label>
  );
}

/** Reckoned with, and given when the combat is fought. */
function Support({ declaration }: Props) {
  const { context, forecast, ticked } = declaration;
  const odds = forecast.reply.value;
  if (odds === undefined) return undefined;
  const { barrage, air, rommel, tiger } = ticked.value;
  const isAir = (id: string): boolean => odds.air.some((one) => one.air === id);
  const flip = (list: readonly string[], id: string): readonly string[] =>
    list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
  const turn = (id: string): void => {
    const next: Ticked =
      id === 'rommel'
        ? { ...ticked.value, rommel: !rommel }
        : id === 'tiger'
          ? { ...ticked.value, tiger: !tiger }
          : isAir(id)
            ? { ...ticked.value, air: flip(air, id) }
            : { ...ticked.value, barrage: flip(barrage, id) };
    ticked.value = next;
  };
  const isOn = (id: string): boolean =>
    id === 'rommel' ? rommel : id === 'tiger' ? tiger : [...barrage, ...air].includes(id);
  return (
    <details class="what-if" open>
      <summary>{say('planner.what-if')}</summary>
      <SupportTicks context={context} ticks={ticksOf(odds)} isOn={isOn} onTurn={turn} />
    </details>
  );
}

/** [9.1.8] */
function MoreHexes({ declaration }: Props) {
  const { hexes } = declaration;
  const others = otherHexes(declaration);
  if (others.length < 2) return undefined;
  return (
    <fieldset class="area-ends" aria-label={say('declare.together')}>
      <small>{say('declare.together')}</small>
      {others.map((hex) => (
        <button
          key={hex}
          type="button"
          class="button"
          data-also={hex}
          aria-pressed={hexes.value.includes(hex)}
          onClick={() => toggleHex(declaration, hex)}
        >
          {placeName(hex)}
        </button>
      ))}
    </fieldset>
  );
}

/** What would be owed besides, before it is declared. */
function ThenOwed({ declaration }: Props) {
  const { context, forecast, hexes } = declaration;
  const attacked = (context.view.value?.attacks ?? []).flatMap((one) => one.hexes);
  const then = (forecast.reply.value?.owed ?? []).filter(
    (hex) => !hexes.value.includes(hex) && !attacked.includes(hex),
  );
  if (then.length === 0) return undefined;
  return (
    <p class="stops">
      {say('owed.then', { places: then.map(placeName).join(', ') })} <RuleChip context={context} rule="9.1.7" />
    </p>
  );
}

function Declared({ declaration }: Props) {
  const { context, declaredOdds } = declaration;
  const attacks = context.view.value?.attacks ?? [];
  if (attacks.length === 0) return undefined;
  return (
    <section class="plots">
      <h3>{say('declared.title', { count: attacks.length })}</h3>
      <ul class="plain-list">
        {attacks.map(({ attack, hexes, units, crt }) => (
          <li key={attack}>
            <button
              type="button"
              class="choice-row"
              data-declared={hexes.join(' ')}
              onClick={() => context.camera.lookAt(hexes)}
            >
              <b>{hexes.map(placeName).join(', ')}</b>
              <span>
                {say(crt === 'mobile' ? 'crt.mobile' : 'crt.assault')}{' '}
                {columnText(declaredOdds.value.get(attack) ?? '')}
              </span>
              <small>{unitNames(units)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where an attack could be declared, for those who do not tap the map. */
function Targets({ declaration }: Props) {
  const { context, hexes, decision } = declaration;
  const open = openTargets(declaration).filter((hex) => !hexes.value.includes(hex));
  if (open.length === 0) return hexes.value.length > 0 ? undefined : <p class="quiet">{say('declare.none')}</p>;
  return (
    <details class="as-list" open={hexes.value.length === 0}>
      <summary>{say('declare.targets', { count: open.length })}</summary>
      <ul class="plain-list">
        {open.map((hex) => (
          <li key={hex}>
            <button
              type="button"
              class="choice-row"
              data-target={hex}
              onMouseEnter={() => context.overlays.light([hex])}
              onMouseLeave={context.overlays.dim}
              onClick={() => {
                aim(declaration, hex);
                context.camera.lookAt([hex]);
              }}
            >
              <b>{placeName(hex)}</b>{' '}
              <small>{unitNames(enemiesAt(context, hex, decision.by).map(({ unit }) => unit))}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
