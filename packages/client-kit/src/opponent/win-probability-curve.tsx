/** The chance to win over the game, as the computer judges it. */
import { readSaveText } from '@bridgehead/engine/save-text';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { percent } from '../messages/text.ts';
import type { PlayContext } from '../play/play-context.ts';
import { say, sideName } from '../play/say.ts';
import { createAiClient } from './ai-client.ts';
import type { CurvePoint } from './ai-requests.ts';

type Asked =
  | { readonly is: 'closed' | 'busy' }
  | { readonly is: 'drawn'; readonly points: readonly CurvePoint[] }
  | { readonly is: 'failed'; readonly why: string };

const WIDTH = 320;
const HEIGHT = 120;
const LEFT = 34;
const BOTTOM = 18;
/** Two figures and a gap. */
const MARK_ROOM = 18;

/** It is worked out from what one side knew: while a game with secrets goes on, the other may not see it. */
export function isCurveOpen({ client, game, view }: Pick<PlayContext, 'client' | 'game' | 'view'>): boolean {
  const isOver = game.replay.value !== undefined || game.decision.value === undefined;
  return isOver || (view.value !== undefined && !client.isSecret(view.value));
}

interface Props {
  readonly context: PlayContext;
  /** Drawn without being asked for. */
  readonly isOpen?: boolean;
  /** What a point of it leads to. */
  readonly onPick?: (at: number) => void;
}

export function WinProbabilityCurve({ context, isOpen = false, onPick }: Props) {
  const asked = useSignal<Asked>({ is: 'closed' });
  const ask = (): void => void draw(context, (next) => (asked.value = next));
  useEffect(() => {
    if (isOpen && isCurveOpen(context)) ask();
  }, [isOpen]);
  if (!isCurveOpen(context)) return undefined;
  const state = asked.value;
  return (
    <section class="curve">
      <h3>{say('curve.title')}</h3>
      {state.is === 'drawn' ? (
        <Curve context={context} points={state.points} {...(onPick === undefined ? {} : { onPick })} />
      ) : undefined}
      {state.is === 'busy' ? <p role="status">{say('curve.busy')}</p> : undefined}
      {state.is === 'failed' ? <p role="status">{say('curve.failed', { why: state.why })}</p> : undefined}
      {isOpen ? undefined : (
        <button type="button" class="button" data-act="curve" disabled={state.is === 'busy'} onClick={ask}>
          {say('curve.show')}
        </button>
      )}
    </section>
  );
}

async function draw({ app, game }: PlayContext, setState: (asked: Asked) => void): Promise<void> {
  setState({ is: 'busy' });
  const ai = createAiClient(app.workers.ai);
  try {
    // A replay gives the whole game, whatever moment of it is shown.
    const save = readSaveText(await game.exportText()) ?? {};
    setState({ is: 'drawn', points: await ai.ask({ ask: 'curve', title: game.title, save }) });
  } catch (error) {
    setState({ is: 'failed', why: error instanceof Error ? error.message : String(error) });
  } finally {
    ai.stop();
  }
}

interface CurveProps extends Pick<Props, 'context' | 'onPick'> {
  readonly points: readonly CurvePoint[];
}

function Curve({ context, points, onPick }: CurveProps) {
  const most = Math.max(1, ...points.map(({ at }) => at));
  const xOf = (at: number): number => LEFT + (at / most) * (WIDTH - LEFT - 6);
  const yOf = (chance: number): number => 6 + (1 - chance) * (HEIGHT - BOTTOM - 6);
  const line = points.map(({ at, chance }) => `${xOf(at).toFixed(1)},${yOf(chance).toFixed(1)}`).join(' ');
  const last = points.at(-1);
  const side = sideName(context.client.sides[0]?.id ?? '');
  const now = last === undefined ? '' : say('curve.now', { side, chance: percent(last.chance) });
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={now}>
        {[0, 0.5, 1].map((chance) => (
          <g key={chance}>
            <line class="curve-grid" x1={LEFT} x2={WIDTH - 6} y1={yOf(chance)} y2={yOf(chance)} />
            <text x={LEFT - 5} y={yOf(chance) + 4} text-anchor="end">
              {percent(chance)}
            </text>
          </g>
        ))}
        <polyline class="curve-line" points={line} />
        {points.map((point) => (
          <circle key={point.at} class="curve-point" cx={xOf(point.at)} cy={yOf(point.chance)} r={3}>
            <title>{say('curve.point', { turn: point.turn, side, chance: percent(point.chance) })}</title>
          </circle>
        ))}
        {turnMarks(points, xOf).map(({ at, turn }) => (
          <text key={turn} x={xOf(at)} y={HEIGHT - 4} text-anchor="middle">
            {turn}
          </text>
        ))}
        <Shown context={context} xOf={xOf} />
      </svg>
      <figcaption>
        {now}. <span class="quiet">{say('curve.note')}</span>
      </figcaption>
      {onPick === undefined ? undefined : <Turns points={points} onPick={onPick} />}
    </figure>
  );
}

interface TurnsProps {
  readonly points: readonly CurvePoint[];
  readonly onPick: (at: number) => void;
}

const Turns = ({ points, onPick }: TurnsProps) => (
  <div class="curve-turns">
    {firstOfTurns(points).map(({ at, turn }) => (
      <button key={at} type="button" class="button" aria-label={say('turn', { turn })} onClick={() => onPick(at)}>
        {turn}
      </button>
    ))}
  </div>
);

const firstOfTurns = (points: readonly CurvePoint[]): readonly CurvePoint[] =>
  points.filter(({ turn }, i) => turn > 0 && points[i - 1]?.turn !== turn);

/** The first point of every turn, each with room for its number. */
export function turnMarks(points: readonly CurvePoint[], xOf: (at: number) => number): readonly CurvePoint[] {
  const marks: CurvePoint[] = [];
  for (const point of firstOfTurns(points)) {
    const before = marks.at(-1);
    if (before === undefined || xOf(point.at) - xOf(before.at) >= MARK_ROOM) marks.push(point);
  }
  return marks;
}

/** In a replay: the moment on the board. */
function Shown({ context, xOf }: { readonly context: PlayContext; readonly xOf: (at: number) => number }) {
  const shown = context.game.replay.value;
  if (shown === undefined) return undefined;
  const x = xOf(shown.at);
  return <line class="curve-shown" x1={x} x2={x} y1={6} y2={HEIGHT - BOTTOM} />;
}
