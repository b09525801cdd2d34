/** Who still waits for an order, by formation: taken up, skipped, put to sleep, or ordered as a column. */
import { Icon, type IconName } from '../play/parts/icon.tsx';
import { UnitRow } from '../play/parts/unit-row.tsx';
import type { PlayContext } from '../play/play-context.ts';
import { placeName, say } from '../play/say.ts';
import { placeOf, type UnitFacts } from '../title/title-client.ts';
import { byFormation, skipUnits } from './waiting.ts';

interface Props {
  readonly context: PlayContext;
  /** The words above the list, with its count. */
  readonly title: string;
  readonly units: readonly string[];
  /** The unit in hand. */
  readonly inHand?: string | undefined;
  /** What stands under the name besides the place. */
  noteOf?(unit: UnitFacts): string;
  readonly onPick: (unit: string) => void;
}

export function WaitingUnits(props: Props) {
  const { context, title, units } = props;
  const known = units.flatMap((unit) => context.units.value.get(unit) ?? []);
  const groups = byFormation(context, known);
  return (
    <>
      <details class="unmoved" open={context.panels.sheet.value !== 'peek'}>
        <summary>{title}</summary>
        {groups.map(({ formation, name, units: all }) => (
          <Formation key={formation} {...props} name={name} all={all} />
        ))}
      </details>
      <Resting context={context} />
    </>
  );
}

interface FormationProps extends Props {
  readonly name: string;
  readonly all: readonly UnitFacts[];
}

function Formation({ context, name, all, inHand, noteOf, onPick }: FormationProps) {
  const ids = all.map(({ unit }) => unit);
  return (
    <section class="waiting-formation">
      <header>
        <h4>
          {name} <small>{all.length}</small>
        </h4>
        {context.client.forces === undefined || all.length < 2 ? undefined : (
          <Small
            icon="column"
            act="column"
            label={say('column.begin', { name })}
            word={say('column.word')}
            onClick={() => context.column.begin(ids)}
          />
        )}
        <RestButtons context={context} name={name} units={ids} hasWords={true} />
      </header>
      <ul>
        {all.map((unit) => {
          const place = placeOf(unit);
          const note = noteOf?.(unit) ?? '';
          return (
            <li key={unit.unit} class="waiting-unit">
              <UnitRow
                context={context}
                unit={unit.unit}
                isOn={inHand === unit.unit}
                note={[note, place === undefined ? '' : placeName(place)].filter((part) => part !== '').join(' · ')}
                onPick={() => onPick(unit.unit)}
              />
              <RestButtons context={context} name={unit.name} units={[unit.unit]} hasWords={false} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface RestProps {
  readonly context: PlayContext;
  readonly name: string;
  readonly units: readonly string[];
  /** Those of a formation have them; the pictures of its units stand below. */
  readonly hasWords: boolean;
}

const RestButtons = ({ context, name, units, hasWords }: RestProps) => (
  <>
    <Small
      icon="skip"
      act="skip"
      label={say('rest.skip', { name })}
      word={hasWords ? say('rest.skip.word') : undefined}
      onClick={() => skipUnits(context, units)}
    />
    <Small
      icon="sleep"
      act="sleep"
      label={say('rest.sleep', { name })}
      word={hasWords ? say('rest.sleep.word') : undefined}
      onClick={() => context.rest.sleep(units)}
    />
  </>
);

interface SmallProps {
  readonly icon: IconName;
  readonly act: string;
  readonly label: string;
  /** Under the picture. */
  readonly word?: string | undefined;
  readonly onClick: () => void;
}

const Small = ({ icon, act, label, word, onClick }: SmallProps) => (
  <button type="button" class="icon-button" data-act={act} aria-label={label} title={label} onClick={onClick}>
    <Icon name={icon} size={16} />
    {word === undefined ? undefined : <small>{word}</small>}
  </button>
);

/** Those who sleep are woken one by one or all together. */
function Resting({ context }: { readonly context: PlayContext }) {
  const seat = context.game.decision.value?.by;
  const asleep = [...context.rest.all.value]
    .filter(([unit, { kind }]) => kind === 'sleep' && context.units.value.get(unit)?.side === seat)
    .map(([unit]) => unit);
  if (asleep.length === 0) return undefined;
  return (
    <details class="unmoved asleep">
      <summary>{say('rest.asleep', { count: asleep.length })}</summary>
      <ul>
        {asleep.map((unit) => (
          <li key={unit}>
            <UnitRow context={context} unit={unit} onPick={() => context.rest.wake([unit])} />
          </li>
        ))}
      </ul>
      <button type="button" class="button" data-act="wake" onClick={() => context.rest.wake(asleep)}>
        {say('rest.wake')}
      </button>
    </details>
  );
}
