/** To go on, back, and by itself: for replays, stories and battles. */
import { say } from '../say.ts';
import { Icon, type IconName } from './icon.tsx';

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly act: () => void;
}

export const Step = ({ icon, label, isOff, act }: StepProps) => (
  <button type="button" class="icon-button" aria-label={label} title={label} disabled={isOff} onClick={act}>
    <Icon name={icon} />
  </button>
);

export const PlayButton = ({ isPlaying, act }: { readonly isPlaying: boolean; readonly act: () => void }) => (
  <button
    type="button"
    class="icon-button play-pause"
    aria-label={isPlaying ? say('replay.pause') : say('replay.play')}
    data-act="replay-play"
    onClick={act}
  >
    <Icon name={isPlaying ? 'pause' : 'play'} />
  </button>
);
