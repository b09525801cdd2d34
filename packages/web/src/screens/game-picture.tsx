/** Where everybody stands in a saved game, in small. Decoration: what it shows is said in words beside it. */
import { manifestOf } from '@bridgehead/catalogue';
import { type GameCard, readDots } from '../app/game-cards.ts';
import { useShell } from './shared.tsx';
import { sidesOf } from './title-facts.ts';

const HEIGHT = 1000;
const DOT = 17;

export function GamePicture({ title, card }: { readonly title: string; readonly card: GameCard | undefined }) {
  const { app } = useShell();
  const ground = manifestOf(title)?.pictures?.ground[app.theme.value];
  const width = HEIGHT * (card?.ratio ?? 1);
  return (
    <svg
      class="game-picture"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {ground === undefined ? undefined : (
        <image href={ground} width={width} height={HEIGHT} preserveAspectRatio="none" />
      )}
      {readDots(card?.dots ?? '').map(({ x, y, side }) => {
        const look = sidesOf(title)[side];
        return look === undefined ? undefined : (
          <rect
            key={`${x} ${y}`}
            class={`dot ${look.tone}`}
            x={x * width - DOT}
            y={y * HEIGHT - DOT}
            width={DOT * 2}
            height={DOT * 2}
            rx={look.corner === 'round' ? DOT : 0}
          />
        );
      })}
    </svg>
  );
}
