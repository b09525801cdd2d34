/** The dock at the right, on a phone the sheet at the bottom: the question first, then what can be looked up. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { AdviceCard } from '../../opponent/advice-card.tsx';
import type { ViewFacts } from '../../title/title-client.ts';
import { wordsOf } from '../choice-words.ts';
import { FindPanel } from '../panels/find-panel.tsx';
import { LogPanel } from '../panels/log-panel.tsx';
import { RulesPanel } from '../panels/rules-panel.tsx';
import { ONE_SCROLL } from '../phone.ts';
import { rollsNow } from '../rolls.ts';
import { plainWord, say, sayOr, sideName } from '../say.ts';
import { openTabOf, SHEET_HEIGHTS, TABS, type Table } from '../table.ts';
import { Icon } from './icon.tsx';
import { PrimaryButton } from './primary-button.tsx';
import { RuleChip } from './rule-chip.tsx';
import { SideMark } from './side-mark.tsx';
import { UnitRow } from './unit-row.tsx';

interface Props {
  readonly table: Table;
  readonly view: ViewFacts;
}

export function Dock({ table, view }: Props) {
  const scroll = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const { running, tabCalls } = table;
  useEffect(() => scroll.current?.scrollTo(0, 0), [running.value]);
  // Before the effects of the panel, which may scroll on to what was looked up.
  useLayoutEffect(() => {
    if (tabCalls.value > 0) bringUp(scroll.current, tabs.current);
  }, [tabCalls.value]);
  return (
    <aside class={`dock ${table.sheet.value}`} aria-label={say('dock')}>
      <Grip table={table} />
      <div class="dock-scroll" ref={scroll}>
        <Question table={table} view={view} />
        <Tabs table={table} row={tabs} />
        <section class="tab-panel" id="tab-panel" role="tabpanel" aria-label={say(`tab.${table.tab.value}`)}>
          <TabBody table={table} view={view} />
        </section>
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
function Grip({ table }: { readonly table: Table }) {
  const step = (by: number): void => {
    const at = SHEET_HEIGHTS.indexOf(table.sheet.value) + by;
    const next = SHEET_HEIGHTS[Math.max(0, Math.min(SHEET_HEIGHTS.length - 1, at))];
    if (next !== undefined) table.sheet.value = next;
  };
  const cycle = (): void => (table.sheet.value === 'full' ? step(-2) : step(1));
  let from = 0;
  return (
    <button
      type="button"
      class="grip"
      aria-label={say('sheet.height', { height: say(`sheet.${table.sheet.value}`) })}
      onPointerDown={(event) => {
        from = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const moved = event.clientY - from;
        if (Math.abs(moved) > 24) step(moved < 0 ? 1 : -1);
        else cycle();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') cycle();
        else if (event.key === 'ArrowUp') step(1);
        else if (event.key === 'ArrowDown') step(-1);
        else return;
        event.preventDefault();
      }}
    />
  );
}

/** What is asked, of whom, and how it may be answered. */
function Question({ table, view }: Props) {
  const decision = table.game.decision.value;
  const { LastDice, calendar } = table.face;
  if (decision === undefined) return <Over table={table} view={view} />;
  const about = sayOr(`ask.${decision.kind}`, plainWord(decision.kind), wordsOf(decision.about ?? {}));
  return (
    <section class="question" aria-label={say('question')}>
      <header>
        <h2>
          <SideMark sides={table.face.sides} side={decision.by} /> {about}
        </h2>
        <span class="only-phone">
          <PrimaryButton table={table} />
        </span>
      </header>
      <Refused table={table} />
      {table.reminder.value === undefined
        ? rollsNow(table.game, calendar).map((rolled) => <LastDice key={rolled.at} table={table} rolled={rolled} />)
        : undefined}
      {table.reminder.value === undefined ? (
        <Answering table={table} at={decision.at} />
      ) : (
        <ReminderCard table={table} />
      )}
      {table.app.hasComputerPlayer(table.face.id) ? <AdviceCard table={table} /> : undefined}
    </section>
  );
}

function Answering({ table, at }: { readonly table: Table; readonly at: string }) {
  const Panel = table.running.value?.Panel;
  return Panel === undefined ? <Waiting table={table} /> : <Panel key={at} />;
}

function Waiting({ table }: { readonly table: Table }) {
  const by = table.game.decision.value?.by ?? '';
  if (table.game.replay.value !== undefined) return <p class="quiet">{say('replay.note')}</p>;
  return <p class="quiet">{say('waiting', { side: by })}</p>;
}

function Over({ table, view }: Props) {
  const { winner, outcome } = table.face.victoryOf(view);
  return (
    <section class="question over">
      <h2>{winner === undefined ? say('over') : say('over.winner', { side: sideName(winner) })}</h2>
      {outcome === undefined ? undefined : <p>{outcome}</p>}
      <div class="confirm">
        <button type="button" class="button" data-act="score" onClick={() => openTabOf(table, 'record')}>
          {say('over.score')}
        </button>
        {table.game.replay.value === undefined ? (
          <button type="button" class="button" onClick={() => table.app.go(`replay/${table.game.id}`)}>
            {say('over.replay')}
          </button>
        ) : undefined}
      </div>
    </section>
  );
}

function Refused({ table }: { readonly table: Table }) {
  const refusal = table.refusal.value;
  if (refusal === undefined) return undefined;
  if (refusal.isOfDice === true) return <UnfitDice table={table} reason={refusal.reason} />;
  return (
    <p class="refused" role="status">
      <Icon name="lock" size={16} /> <span>{refusal.reason}</span> <RuleChip table={table} rule={refusal.rule} />
    </p>
  );
}

/** Dice that were laid down and do not fit what is to be rolled: the game goes on without them, if its player wants. */
function UnfitDice({ table, reason }: { readonly table: Table; readonly reason: string }) {
  const drop = async (): Promise<void> => {
    await table.game.dropDice();
    table.refusal.value = undefined;
    table.app.announce(say('dice.dropped'));
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
function ReminderCard({ table }: { readonly table: Table }) {
  const reminder = table.reminder.value;
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
              <UnitRow table={table} unit={unit} onPick={() => (table.reminder.value = undefined)} />
            </li>
          ))}
        </ul>
      )}
      <div class="confirm">
        <button type="button" class="button" onClick={() => (table.reminder.value = undefined)}>
          {say('remind.back')}
        </button>
        <button type="button" class="button primary" data-act="end-anyway" onClick={reminder.act}>
          {reminder.label}
        </button>
      </div>
    </div>
  );
}

function Tabs({ table, row }: { readonly table: Table; readonly row: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={row} class="tabs" role="tablist" aria-label={say('tabs')}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={table.tab.value === tab}
          aria-controls="tab-panel"
          aria-label={say(`tab.${tab}`)}
          title={say(`tab.${tab}`)}
          onClick={() => openTabOf(table, tab)}
        >
          <Icon name={tab} size={16} />
          <span>{say(`tab.${tab}`)}</span>
        </button>
      ))}
    </div>
  );
}

function TabBody({ table, view }: Props) {
  const { AreasPanel, RecordPanel } = table.face;
  const bodies = { log: LogPanel, areas: AreasPanel, record: RecordPanel, rules: RulesPanel, find: FindPanel } as const;
  const Body = bodies[table.tab.value];
  return <Body table={table} view={view} />;
}
