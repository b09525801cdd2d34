import { Icon } from '../parts/icon.tsx';
import type { PlayContext } from '../play-context.ts';
import { say } from '../say.ts';

/** Zoom and help at the edge of the map; on a phone also what the left bar would hold. */
export function StageButtons({ context }: { readonly context: PlayContext }) {
  const { board, panels } = context;
  return (
    <div class="stage-buttons">
      <button
        type="button"
        class="icon-button only-small"
        aria-label={say('tools')}
        aria-expanded={panels.tools.value}
        onClick={panels.toggleTools}
      >
        <Icon name="layers" />
      </button>
      <button
        type="button"
        class="icon-button only-small"
        aria-label={say('tab.find')}
        onClick={() => panels.openTab('find')}
      >
        <Icon name="find" />
      </button>
      <button
        type="button"
        class="icon-button only-large"
        aria-label={say('zoom.out')}
        onClick={() => board.value?.zoomBy(1 / 1.4)}
      >
        <Icon name="minus" />
      </button>
      <button type="button" class="icon-button" aria-label={say('zoom.fit')} onClick={() => board.value?.fit()}>
        <Icon name="home" />
      </button>
      <button
        type="button"
        class="icon-button only-large"
        aria-label={say('zoom.in')}
        onClick={() => board.value?.zoomBy(1.4)}
      >
        <Icon name="plus" />
      </button>
      <button type="button" class="icon-button" aria-label={say('help')} onClick={() => panels.setHelp(true)}>
        <Icon name="help" />
      </button>
    </div>
  );
}
