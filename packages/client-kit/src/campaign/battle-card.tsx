/** A battle in steps, where it was fought: odds, fire and losses of both sides as they came. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { PACES } from '../play/motion/paces.ts';
import { CounterChip } from '../play/parts/counter-chip.tsx';
import { Icon } from '../play/parts/icon.tsx';
import { PlayButton, Step } from '../play/parts/play-buttons.tsx';
import { RuleChip } from '../play/parts/rule-chip.tsx';
import { SideMark } from '../play/parts/side-mark.tsx';
import type { PlayContext } from '../play/play-context.ts';
import { placeName, say, sideName, unitName } from '../play/say.ts';
import type { ShownBattles } from '../play/state/story.ts';
import { useFocusBack } from '../play/use-focus-back.ts';
import type { ToldBattle } from '../title/campaign.ts';
import { keepInSight } from './keep-in-sight.ts';
import { battleTitle } from './report.ts';
import { followBattles } from './show-battles.ts';

export function BattleCard({ context }: { readonly context: PlayContext }) {
  useEffect(() => followBattles(context), [context]);
  const shown = context.story.battles.value;
  return shown === undefined ? undefined : <Card context={context} shown={shown} />;
}

function Card({ context, shown }: { readonly context: PlayContext; readonly shown: ShownBattles }) {
  const { story, camera, overlays } = context;
  const { battles, at, step, isPassing } = shown;
  const [isPlaying, setPlaying] = useState(isPassing);
  const card = useFocusBack(context);
  const list = useRef<HTMLOListElement>(null);
  const battle = battles[at];
  const target = battle?.target;
  const steps = battle?.steps.length ?? 0;
  useEffect(() => {
    if (target === undefined) return;
    camera.lead([target]);
    overlays.light([target]);
    return overlays.dim;
  }, [target]);
  // With each step the card grows.
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
    keepInSight(context, target);
  }, [at, step]);
  const go = (by: number): void => story.stepBattle(by);
  useEffect(() => {
    const isLast = at === battles.length - 1 && step >= steps;
    if (!isPlaying || (isLast && !isPassing)) return;
    const timer = window.setTimeout(() => (isLast ? story.endBattles() : go(1)), PACES[story.pace.peek()]);
    return () => window.clearTimeout(timer);
  }, [isPlaying, at, step]);
  if (battle === undefined) return undefined;
  const turn = (by: number): void => {
    setPlaying(false);
    go(by);
  };
  const isEnd = at === battles.length - 1 && step >= steps;
  const title = say('battle.of', { place: placeName(battle.target), at: at + 1, of: battles.length });
  return (
    <section ref={card} class="story battle" aria-label={title} data-battle={battle.target}>
      <header>
        <Icon name="swords" size={18} />
        <h2>{title}</h2>
        {battle.odds === undefined ? undefined : <b class="battle-odds">{battle.odds}</b>}
      </header>
      <Sides context={context} battle={battle} step={step} />
      <ol ref={list} class="battle-steps" aria-live="polite">
        {battle.steps.slice(0, step).map(({ text, rule }, i) => (
          // A thing may be told twice.
          <li key={`${i} ${text}`} class={i === step - 1 ? 'now' : ''}>
            <span>{text}</span> <RuleChip context={context} rule={rule} />
          </li>
        ))}
        {step >= steps ? <li class="battle-end">{battleTitle(battle)}</li> : undefined}
      </ol>
      <div class="story-row">
        <Step icon="back" label={say('battle.back')} isOff={at === 0 && step <= 1} act={() => turn(-1)} />
        <PlayButton isPlaying={isPlaying} act={() => setPlaying(!isPlaying)} />
        <Step icon="chevron" label={say('battle.on')} isOff={isEnd} act={() => turn(1)} />
        <Step icon="last" label={say('battle.next')} isOff={isEnd} act={() => turn(Math.max(1, steps - step + 1))} />
        <button type="button" class="button" data-act="end-battles" onClick={story.endBattles}>
          {say(isEnd ? 'story.done' : 'battle.skip')}
        </button>
      </div>
    </section>
  );
}

interface SidesProps {
  readonly context: PlayContext;
  readonly battle: ToldBattle;
  readonly step: number;
}

/** Who fights whom, and what each side has lost so far. */
function Sides({ context, battle, step }: SidesProps) {
  const { client } = context;
  const lost = (side: string): number =>
    battle.steps.slice(0, step).reduce((sum, { lost: one }) => sum + (one[side] ?? 0), 0);
  return (
    <div class="battle-sides">
      {client.sides.map(({ id }) => (
        <section key={id}>
          <h3>
            <SideMark sides={client.sides} side={id} /> {sideName(id)}{' '}
            <b>
              {lost(id) > 0 ? '−' : ''}
              {client.campaign?.lossWords(lost(id))}
            </b>
          </h3>
          <ul>
            {(id === battle.side ? battle.attackers : battle.defenders).map((unit) => (
              <li key={unit} title={unitName(unit)}>
                <Counter context={context} unit={unit} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A unit that is gone has only its name left. */
function Counter({ context, unit }: { readonly context: PlayContext; readonly unit: string }) {
  const unitView = context.units.value.get(unit);
  return unitView === undefined ? (
    <small>{unitName(unit)}</small>
  ) : (
    <>
      <CounterChip context={context} unitView={unitView} size={34} />
      <span class="unseen">{unitName(unit)}</span>
    </>
  );
}
