/** What mattered in the other side's turn: battles first, then what was lost without one, each with its place. */
import type { OpenGame } from '../game/contract.ts';
import type { IconName } from '../play/parts/icon.tsx';
import { placeName, say, sideName, unitNames } from '../play/say.ts';
import type { Setback, TitleCampaign, ToldBattle } from '../title/campaign.ts';
import type { TitleClient, ViewFacts } from '../title/title-client.ts';
import type { Span } from './spans.ts';

export interface ReportLine {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  /** Odds and losses, in small type. */
  readonly note: string;
  readonly places: readonly string[];
  /** Whether the side that reads it is worse off. */
  readonly isBad: boolean;
  /** The battle it tells of, to be read step by step. */
  readonly battle?: ToldBattle;
}

/** The report of one player-turn. */
export interface Report {
  readonly span: Span;
  readonly lines: readonly ReportLine[];
}

const ICONS: Readonly<Record<Setback['kind'], IconName>> = {
  ground: 'control',
  bridge: 'bridge',
  'cut-off': 'crate',
  loss: 'minus',
};

type Words = Pick<TitleClient, 'sides'> & { readonly campaign: Pick<TitleCampaign, 'lossWords'> };

/** `3–1 · one side lost 2 steps · destroyed: 1/504`. */
function battleNote({ sides, campaign }: Words, { odds, lost, gone }: ToldBattle): string {
  const losses = sides
    .filter(({ id }) => (lost[id] ?? 0) > 0)
    .map(({ id }) => say('report.lost', { side: sideName(id), count: campaign.lossWords(lost[id] ?? 0) }));
  return [
    ...(odds === undefined ? [] : [odds]),
    ...(losses.length === 0 ? [say('report.lost.nobody')] : losses),
    ...(gone.length === 0 ? [] : [say('report.gone', { units: unitNames(gone) })]),
  ].join(' · ');
}

export const battleTitle = ({ target, side, isCleared }: ToldBattle): string =>
  say(isCleared ? 'report.battle.cleared' : 'report.battle.held', { place: placeName(target), side: sideName(side) });

const battleLine = (words: Words, battle: ToldBattle, side: string, i: number): ReportLine => ({
  key: `${i} ${battle.target}`,
  icon: 'swords',
  text: battleTitle(battle),
  note: battleNote(words, battle),
  places: [battle.target],
  isBad: battle.isCleared === (battle.side !== side),
  battle,
});

const setbackLine = ({ kind, text, places }: Setback): ReportLine => ({
  key: `${kind} ${text}`,
  icon: ICONS[kind],
  text,
  note: '',
  places,
  isBad: true,
});

/** The positions around a player-turn, as the side knows them. */
export interface Known {
  readonly before: ViewFacts;
  readonly after: ViewFacts;
}

/** From two positions that the side knows and from what it was told between them. */
export function reportOf(
  client: TitleClient,
  span: Span,
  side: string,
  { before, after }: Known,
): readonly ReportLine[] {
  const { campaign, sides } = client;
  if (campaign === undefined) return [];
  const words = { sides, campaign };
  return [
    ...campaign.battlesIn(span.told, before).map((battle, i) => battleLine(words, battle, side, i)),
    ...campaign.setbacks(span.told, before, after, side).map(setbackLine),
  ];
}

/** Engine and client are built from one tree: every view has this shape. */
const asView = (view: unknown): ViewFacts => view as ViewFacts;

/** Of a turn that may lie far back. */
export async function askReport(client: TitleClient, game: OpenGame, span: Span): Promise<Report> {
  const side = game.seat.peek();
  const [before, after] = await Promise.all([game.past.view(span.from), game.past.view(span.to)]);
  return { span, lines: reportOf(client, span, side, { before: asView(before), after: asView(after) }) };
}
