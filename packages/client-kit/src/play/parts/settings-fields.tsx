/** What can be set for this device, as fields: the settings page and the menu of a game show the same ones. */
import { type App, PACE_NAMES, type Settings, TEXT_SIZES } from '../../game/contract.ts';
import { t } from '../../messages/messages.ts';
import { playSounds } from '../../sounds/synth.ts';

const THEMES = ['system', 'light', 'dark'] as const;
const MOTIONS = ['system', 'reduced'] as const;
const CONFIRMS = ['second', 'first', 'button'] as const;

interface Props {
  readonly app: App;
}

export function ThemeField({ app }: Props) {
  return (
    <Segments
      label={t('settings.theme')}
      items={THEMES.map((value) => ({ value, text: t(`settings.theme.${value}`) }))}
      value={app.settings.value.theme}
      choose={(value) => app.change({ theme: value })}
    />
  );
}

export function MotionField({ app }: Props) {
  return (
    <Segments
      label={t('settings.motion')}
      items={MOTIONS.map((value) => ({ value, text: t(`settings.motion.${value}`) }))}
      value={app.settings.value.motion}
      choose={(value) => app.change({ motion: value })}
    />
  );
}

export function TextSizeField({ app }: Props) {
  return (
    <Segments
      label={t('settings.text')}
      items={TEXT_SIZES.map((value) => ({ value, text: t(`settings.text.${value}`) }))}
      value={app.settings.value.textSize}
      choose={(value) => app.change({ textSize: value })}
    />
  );
}

export function ColoursField({ app }: Props) {
  const { colours } = app.settings.value;
  return (
    <Check
      text={t('settings.colours.distinct')}
      checked={colours === 'distinct'}
      set={(isOn) => app.change({ colours: isOn ? 'distinct' : 'usual' })}
    />
  );
}

export function CameraField({ app }: Props) {
  const { camera } = app.settings.value;
  return (
    <Check
      text={t('settings.camera.follows')}
      checked={camera === 'follows'}
      set={(isOn) => app.change({ camera: isOn ? 'follows' : 'stays' })}
    />
  );
}

export function PaceField({ app }: Props) {
  return (
    <Segments
      label={t('settings.pace')}
      items={PACE_NAMES.map((value) => ({ value, text: t(`opponent.pace.${value}`) }))}
      value={app.settings.value.pace}
      choose={(value) => app.change({ pace: value })}
    />
  );
}

export function ConfirmField({ app }: Props) {
  return (
    <Segments
      label={t('settings.confirm')}
      items={CONFIRMS.map((value) => ({ value, text: t(`settings.confirm.${value}`) }))}
      value={app.settings.value.confirm}
      choose={(value) => app.change({ confirm: value })}
    />
  );
}

export function BriefingField({ app }: Props) {
  const { briefing } = app.settings.value;
  return <Check text={t('settings.briefing')} checked={briefing} set={(value) => app.change({ briefing: value })} />;
}

export function RememberField({ app }: Props) {
  const { remember } = app.settings.value;
  return <Check text={t('settings.remember')} checked={remember} set={(value) => app.change({ remember: value })} />;
}

export function NumbersField({ app }: Props) {
  const { numbers } = app.settings.value;
  return <Check text={t('settings.numbers')} checked={numbers} set={(value) => app.change({ numbers: value })} />;
}

export function SoundsField({ app }: Props) {
  const { sounds, volume } = app.settings.value;
  const set = (changes: Partial<Settings>): void => {
    app.change(changes);
    // A sample of what was chosen.
    const chosen = app.settings.peek();
    if (chosen.sounds) playSounds(['turn'], chosen.volume);
  };
  return (
    <div class="sounds">
      <Check text={t('settings.sounds.on')} checked={sounds} set={(isOn) => set({ sounds: isOn })} />
      <label class="volume">
        <span>{t('settings.sounds.volume')}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.1"
          value={volume}
          disabled={!sounds}
          onChange={(event) => set({ volume: event.currentTarget.valueAsNumber })}
        />
      </label>
    </div>
  );
}

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly items: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

function Segments<Value extends string>({ label, items, value, choose }: SegmentsProps<Value>) {
  return (
    <fieldset class="segments" aria-label={label}>
      {items.map((item) => (
        <label key={item.value}>
          <input type="radio" name={label} checked={item.value === value} onChange={() => choose(item.value)} />
          <span>{item.text}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CheckProps {
  readonly text: string;
  readonly checked: boolean;
  readonly set: (value: boolean) => void;
}

function Check({ text, checked, set }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={checked} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{text}</span>
    </label>
  );
}
