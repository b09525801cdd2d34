/** The dock at the right, on a phone the sheet at the bottom: the question first, then what can be looked up. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { ColumnPanel } from '../../forces/column-panel.tsx';
import { plainWord } from '../../messages/text.ts';
import { AdviceCard } from '../../opponent/advice-card.tsx';
import type { ViewFacts } from '../../title/title-client.ts';
import { MinimapHost } from '../board-host.tsx';
import { aboutWords } from '../choice-words.ts';
import { rollsNow } from '../log/rolls.ts';
import { FindPanel } from '../panels/find-panel.tsx';
import { LogPanel } from '../panels/log-panel.tsx';
import { RulesPanel } from '../panels/rules-panel.tsx';
import { Icon } from '../parts/icon.tsx';
import { SideMark } from '../parts/side-mark.tsx';
import { UnitRow } from '../parts/unit-row.tsx';
import { ONE_SCROLL } from '../phone.ts';
import type { PlayContext } from '../play-context.ts';
import { say, sayOr, sideName } from '../say.ts';
import { SHEET_HEIGHTS, TABS } from '../state/panels.ts';
import { Objectives } from './objectives.tsx';
import { PrimaryButton } from './primary-button.tsx';

interface Props {
  readonly context: PlayContext;
  readonly view: ViewFacts;
}

export function Dock({ context, view }: Props) {
  const scroll = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const { interaction, panels } = context;
  const { tabCalls } = panels;
  useEffect(() => scroll.current?.scrollTo(0, 0), [interaction.value]);
  // Before the effects of the panel, which may scroll on to what was looked up.
  useLayoutEffect(() => {
    if (tabCalls.value > 0) bringUp(scroll.current, tabs.current);
  }, [tabCalls.value]);
  return (
    <aside class={`dock ${context.panels.sheet.value}`} aria-label={say('dock')}>
      <Grip context={context} />
      <Objectives context={context} view={view} />
      <div class="dock-scroll" ref={scroll}>
        <Question context={context} view={view} />
        <Tabs context={context} row={tabs} />
        <div class={`records tab-${context.panels.tab.value}`}>
          <section class="tab-panel" id="tab-panel" role="tabpanel" aria-label={say(`tab.${context.panels.tab.value}`)}>
            <TabBody context={context} view={view} />
          </section>
          <MinimapHost context={context} />
        </div>
      </div>
    </aside>
  );
}

/** On a phone the panel of a tab lies below the question, often out of sight. */
function bringUp(scroll: HTMLElement | null, row: HTMLElement | null): void {
  if (scroll === null || row === null || !matchMedia(ONE_SCROLL).matches) return;
  scroll.scrollBy(0, row.getBoundingClientRect().top - scroll.getBoundingClientRect().top);
}

/** [design 8] On a phone the sheet has three heights. */
function Grip({ context }: { readonly context: PlayContext }) {
  const step = (by: number): void => {
    const at = SHEET_HEIGHTS.indexOf(context.panels.sheet.value) + by;
    const next = SHEET_HEIGHTS[Math.max(0, Math.min(SHEET_HEIGHTS.length - 1, at))];
    if (next !== undefined) context.panels.setSheet(next);
  };
  const cycle = (): void => (context.panels.sheet.value === 'full' ? step(-2) : step(1));
  const from = useRef(0);
  const isDragged = useRef(false);
  return (
    <button
      type="button"
      class="grip"
      aria-label={say('sheet.height', { height: say(`sheet.${context.panels.sheet.value}`) })}
      onPointerDown={(event) => {
        from.current = event.clientY;
        isDragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const moved = event.clientY - from.current;
        isDragged.current = Math.abs(moved) > 24;
        if (isDragged.current) step(moved < 0 ? 1 : -1);
      }}
      // Not before the click: the sheet would rise under the finger, and its click fall on a row of it.
      onClick={() => {
        if (!isDragged.current) cycle();
        isDragged.current = false;
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') step(1);
        else if (event.key === 'ArrowDown') step(-1);
        else return;
        event.preventDefault();
      }}
    />
  );
}

/** What is asked, of whom, and what may be chosen. */
function Question({ context, view }: Props) {
  const decision = context.game.decision.value;
  const { LastDice, calendar } = context.client;
  if (decision === undefined) return <Over context={context} view={view} />;
  const about = sayOr(`ask.${decision.kind}`, plainWord(decision.kind), aboutWords(decision));
  const { panels, interaction, story } = context;
  const isElsewhere = interaction.value?.hasOwnDice?.value === true || story.battles.value?.isPassing === true;
  const hasDice = panels.reminder.value === undefined && !isElsewhere;
  return (
    <section class="question" aria-label={say('question')}>
      <header>
        <h2>
          <SideMark sides={context.client.sides} side={decision.by} /> {about}
        </h2>
        <span class="only-phone">
          <PrimaryButton context={context} />
        </span>
      </header>
      <Refused context={context} />
      <Hint context={context} kind={decision.kind} />
      {hasDice
        ? rollsNow(context.game, calendar).map((rolled) => (
            <LastDice key={rolled.at} context={context} rolled={rolled} />
          ))
        : undefined}
      <ColumnPanel context={context} />
      {context.panels.reminder.value === undefined ? (
        <ChoosePanel context={context} at={decision.at} />
      ) : (
        <ReminderCard context={context} />
      )}
      {context.app.levelsFor(context.client.id).length > 0 ? <AdviceCard context={context} /> : undefined}
    </section>
  );
}

function ChoosePanel({ context, at }: { readonly context: PlayContext; readonly at: string }) {
  const Panel = context.interaction.value?.Panel;
  return Panel === undefined ? <Waiting context={context} /> : <Panel key={at} />;
}

function Waiting({ context }: { readonly context: PlayContext }) {
  const by = context.game.decision.value?.by ?? '';
  if (context.game.replay.value !== undefined) return <p class="quiet">{say('replay.note')}</p>;
  return <p class="quiet">{say('waiting', { side: by })}</p>;
}

function Over({ context, view }: Props) {
  const { winner, outcome } = context.client.victoryOf(view);
  return (
    <section class="question over">
      <h2>{winner === undefined ? say('over') : say('over.winner', { side: sideName(winner) })}</h2>
      {outcome === undefined ? undefined : <p>{outcome}</p>}
      <div class="confirm">
        {context.client.campaign === undefined ? undefined : (
          <button
            type="button"
            class="button primary"
            data-act="course"
            onClick={() => context.panels.setCampaign(true)}
          >
            {say('course.title')}
          </button>
        )}
        <button type="button" class="button" data-act="score" onClick={() => context.panels.openTab('record')}>
          {say('over.score')}
        </button>
        {context.game.replay.value === undefined ? (
          <button type="button" class="button" onClick={() => context.app.go(`replay/${context.game.id}`)}>
            {say('over.replay')}
          </button>
        ) : undefined}
      </div>
    </section>
  );
}

/** What to do, where it is asked for the first time. */
function Hint({ context, kind }: { readonly context: PlayContext; readonly kind: string }) {
  const words = context.interaction.value === undefined ? '' : sayOr(`hint.${kind}`, '');
  return words === '' ? undefined : <p class="hint">{words}</p>;
}

/** What else is refused stands beside the thing. */
function Refused({ context }: { readonly context: PlayContext }) {
  const refusal = context.selection.refusal.value;
  return refusal?.isOfDice === true ? <UnfitDice context={context} reason={refusal.reason} /> : undefined;
}

/** Scripted dice that do not fit what is to be rolled: the game goes on without them, if its player wants. */
function UnfitDice({ context, reason }: { readonly context: PlayContext; readonly reason: string }) {
  const drop = async (): Promise<void> => {
    await context.game.dropDice();
    context.selection.clearRefusal();
    context.app.announce(say('dice.dropped'));
  };
  return (
    <div class="refused" role="alert">
      <p>
        <Icon name="dice" size={16} /> <span>{reason}</span>
      </p>
      <button type="button" class="button" data-act="drop-dice" onClick={() => void drop()}>
        {say('dice.drop')}
      </button>
    </div>
  );
}

/** Before a phase ends: what was left undone. */
function ReminderCard({ context }: { readonly context: PlayContext }) {
  const reminder = context.panels.reminder.value;
  if (reminder === undefined) return undefined;
  return (
    <div class="reminder" role="alertdialog" aria-label={reminder.lines.join(' ')}>
      <ul class="reminder-lines">
        {reminder.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {reminder.units.length === 0 ? undefined : (
        <ul>
          {reminder.units.map((unit) => (
            <li key={unit}>
              <UnitRow context={context} unit={unit} onPick={context.panels.dropReminder} />
            </li>
          ))}
        </ul>
      )}
      <div class="confirm">
        <button type="button" class="button" onClick={context.panels.dropReminder}>
          {say('remind.back')}
        </button>
        <button type="button" class="button primary" data-act="end-anyway" onClick={reminder.act}>
          {reminder.label}
        </button>
      </div>
    </div>
  );
}

function Tabs({ context, row }: { readonly context: PlayContext; readonly row: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={row} class="tabs" role="tablist" aria-label={say('tabs')}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={context.panels.tab.value === tab}
          aria-controls="tab-panel"
          aria-label={say(`tab.${tab}`)}
          title={say(`tab.${tab}`)}
          onClick={() => context.panels.openTab(tab)}
        >
          <Icon name={tab} size={16} />
          <span>{say(`tab.${tab}`)}</span>
        </button>
      ))}
    </div>
  );
}

function TabBody({ context, view }: Props) {
  const { AreasPanel, RecordPanel } = context.client;
  const bodies = { log: LogPanel, areas: AreasPanel, record: RecordPanel, rules: RulesPanel, find: FindPanel } as const;
  const Body = bodies[context.panels.tab.value];
  return <Body context={context} view={view} />;
}
