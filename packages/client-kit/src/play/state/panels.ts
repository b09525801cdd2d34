/** What is open around the board: a tab and what it shows, the sheet of a phone, the menu, the help, a reminder. */
import { batch, type ReadonlySignal, signal } from '@preact/signals';

export const TABS = ['log', 'areas', 'record', 'rules', 'find'] as const;
export type Tab = (typeof TABS)[number];

export const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** Asked before a phase ends with something left undone. */
export interface Reminder {
  /** What was left undone, a sentence each. */
  readonly lines: readonly string[];
  readonly units: readonly string[];
  readonly places: readonly string[];
  readonly label: string;
  readonly act: () => void;
}

export interface Panels {
  readonly tab: ReadonlySignal<Tab>;
  /** How often a tab was asked for: one that is open already is to be brought into view too. */
  readonly tabCalls: ReadonlySignal<number>;
  /** The rule that is open in the reference. */
  readonly rule: ReadonlySignal<string | undefined>;
  /** The turn whose arrivals are shown; undefined: the next ones. */
  readonly turnShown: ReadonlySignal<number | undefined>;
  readonly sheet: ReadonlySignal<SheetHeight>;
  readonly help: ReadonlySignal<boolean>;
  readonly menu: ReadonlySignal<boolean>;
  readonly briefing: ReadonlySignal<boolean>;
  /** The tool bar of a small screen. */
  readonly tools: ReadonlySignal<boolean>;
  readonly reminder: ReadonlySignal<Reminder | undefined>;
  openTab(tab: Tab): void;
  openRule(rule: string): void;
  /** Opens a rule where the reference is open already. */
  turnToRule(rule: string): void;
  openArrivals(turn: number): void;
  showNextArrivals(): void;
  setSheet(height: SheetHeight): void;
  setHelp(isOpen: boolean): void;
  setMenu(isOpen: boolean): void;
  setBriefing(isOpen: boolean): void;
  toggleTools(): void;
  remind(reminder: Reminder): void;
  dropReminder(): void;
}

export function createPanels(): Panels {
  const rule = signal<string | undefined>(undefined);
  const turnShown = signal<number | undefined>(undefined);
  const { openTab, ...dock } = createDock();
  const turnToRule = (next: string): void => {
    // A rule that is open already is to be shown again.
    rule.value = undefined;
    rule.value = next;
  };
  return {
    ...dock,
    ...createDialogues(),
    rule,
    turnShown,
    openTab,
    turnToRule,
    openRule(next) {
      turnToRule(next);
      openTab('rules');
    },
    openArrivals(turn) {
      turnShown.value = turn;
      openTab('areas');
    },
    showNextArrivals: () => {
      turnShown.value = undefined;
    },
  };
}

type DockPanels = Pick<
  Panels,
  'tab' | 'tabCalls' | 'sheet' | 'reminder' | 'openTab' | 'setSheet' | 'remind' | 'dropReminder'
>;

function createDock(): DockPanels {
  const tab = signal<Tab>('log');
  const tabCalls = signal(0);
  const sheet = signal<SheetHeight>('half');
  const reminder = signal<Reminder | undefined>(undefined);
  return {
    tab,
    tabCalls,
    sheet,
    reminder,
    openTab(next) {
      batch(() => {
        tab.value = next;
        tabCalls.value = tabCalls.peek() + 1;
        if (sheet.peek() === 'peek') sheet.value = 'half';
      });
    },
    setSheet: (height) => {
      sheet.value = height;
    },
    remind: (next) => {
      reminder.value = next;
    },
    dropReminder: () => {
      reminder.value = undefined;
    },
  };
}

type Dialogues = Pick<
  Panels,
  'help' | 'menu' | 'briefing' | 'tools' | 'setHelp' | 'setMenu' | 'setBriefing' | 'toggleTools'
>;

function createDialogues(): Dialogues {
  const help = signal(false);
  const menu = signal(false);
  const briefing = signal(false);
  const tools = signal(false);
  return {
    help,
    menu,
    briefing,
    tools,
    setHelp: (isOpen) => {
      help.value = isOpen;
    },
    setMenu: (isOpen) => {
      menu.value = isOpen;
    },
    setBriefing: (isOpen) => {
      briefing.value = isOpen;
    },
    toggleTools: () => {
      tools.value = !tools.peek();
    },
  };
}
