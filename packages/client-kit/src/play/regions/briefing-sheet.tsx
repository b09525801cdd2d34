/** What a scenario is about, before its first turn and whenever it is asked for. */
import '../style/briefing.css';
import type { ScreenBoard } from '@bridgehead/board';
import { useEffect, useRef } from 'preact/hooks';
import { isSide, sideLook } from '../../looks/sides.ts';
import { spoken } from '../../messages/language.ts';
import type { Briefing } from '../../title/briefing.ts';
import type { ViewFacts } from '../../title/title-client.ts';
import { Icon } from '../parts/icon.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import { frameOf, SmallMap } from '../parts/small-map.tsx';
import type { PlayContext } from '../play-context.ts';
import { say, sayOr, sideName } from '../say.ts';
import { useModal } from '../use-modal.ts';

interface Props {
  readonly context: PlayContext;
  readonly view: ViewFacts;
}

export const briefingOf = ({ client }: PlayContext, { scenario }: ViewFacts): Briefing | undefined =>
  client.briefings?.[scenario];

/** Nobody has decided anything yet. */
export const isNew = ({ game, client }: PlayContext): boolean =>
  game.replay.peek() === undefined && game.log.peek().every(({ by }) => !isSide(client.sides, by));

export function BriefingSheet({ context, view }: Props) {
  const isOpen = context.panels.briefing.value;
  const dialog = useModal(isOpen);
  const briefing = briefingOf(context, view);
  if (briefing === undefined) return undefined;
  return (
    <dialog
      ref={dialog}
      class="help briefing"
      aria-label={say('briefing')}
      onClose={() => context.panels.setBriefing(false)}
    >
      {isOpen ? <BriefingBody context={context} view={view} briefing={briefing} /> : undefined}
    </dialog>
  );
}

function BriefingBody({ context, view, briefing }: Props & { readonly briefing: Briefing }) {
  const { client, panels } = context;
  const words = (part: string): string =>
    sayOr(`briefing.${view.scenario}.${client.briefingPartOf?.(view, part) ?? part}`, '');
  const close = (): void => panels.setBriefing(false);
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => go.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <header>
        <div>
          <p class="quiet">{spoken(client.name)}</p>
          <h2>{words('name')}</h2>
        </div>
        <button type="button" class="icon-button" aria-label={say('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="briefing-body">
        <SmallMap context={context} label={say('briefing.map')} {...only(briefing)}>
          <Marks context={context} briefing={briefing} />
        </SmallMap>
        <div class="briefing-text">
          <div>
            <h3>{say('briefing.situation')}</h3>
            <p>{words('situation')}</p>
          </div>
          {client.sides.map(({ id }) => (
            <div key={id}>
              <h3>
                <SideMark sides={client.sides} side={id} /> {say('briefing.aim', { side: sideName(id) })}
              </h3>
              <p>{words(`aim.${id}`)}</p>
            </div>
          ))}
          {(['win', 'length', 'first'] as const).map((part) => (
            <div key={part}>
              <h3>{say(`briefing.${part}`)}</h3>
              <p>{words(part)}</p>
            </div>
          ))}
        </div>
      </div>
      <footer>
        <span class="quiet">{say('briefing.again')}</span>
        <button type="button" class="button primary" data-act="briefing-done" ref={go} onClick={close}>
          {say('briefing.begin')}
        </button>
      </footer>
    </>
  );
}

/** Only what it is about. */
const only = ({ around }: Briefing): Pick<Briefing, 'around'> => (around === undefined ? {} : { around });

/** Units of the drawing. */
const RING = 52;
const LINE = 96;
const GAP = 16;

function Marks({ context, briefing }: { readonly context: PlayContext; readonly briefing: Briefing }) {
  const sheet = context.board.value?.sheet;
  if (sheet === undefined) return undefined;
  const { box, scale } = frameOf(sheet, briefing.around);
  const [ring, line] = [RING * scale, LINE * scale];
  const toneOf = (side: string | undefined): string =>
    side === undefined ? 'open' : sideLook(context.client.sides, side).tone;
  return (
    <g>
      <defs>
        {context.client.sides.map(({ id, tone }) => (
          <marker
            key={id}
            id={`small-head-${tone}`}
            viewBox="0 0 10 10"
            refX="6"
            refY="5"
            markerWidth="3"
            orient="auto"
          >
            <path class={`small-head ${tone}`} d="M0 0 10 5 0 10Z" />
          </marker>
        ))}
      </defs>
      {briefing.arrows.map(({ side, through }) => (
        <path
          key={through.join()}
          class={`small-arrow ${toneOf(side)}`}
          d={wayThrough(sheet, through)}
          marker-end={`url(#small-head-${toneOf(side)})`}
        />
      ))}
      {briefing.marks.map(({ at, label, side, to }) => {
        const point = sheet.place(at);
        if (point === undefined) return undefined;
        const isRight = to === undefined ? point[0] < (box.left + box.right) / 2 : to === 'right';
        const x = point[0] + (ring + GAP * scale) * (isRight ? 1 : -1);
        return (
          <g key={at}>
            <circle class={`small-mark ${toneOf(side)}`} cx={point[0]} cy={point[1]} r={ring} />
            <text x={x} y={point[1] + line / 3} text-anchor={isRight ? 'start' : 'end'} font-size={line}>
              {sayOr(`briefing.mark.${label}`, label)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const wayThrough = (sheet: ScreenBoard['sheet'], hexes: readonly string[]): string =>
  hexes
    .flatMap((hex) => {
      const point = sheet.place(hex);
      return point === undefined ? [] : [point.join(' ')];
    })
    .reduce((way, point) => (way === '' ? `M${point}` : `${way}L${point}`), '');
