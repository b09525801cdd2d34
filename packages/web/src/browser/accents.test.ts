/** Whatever is told in a game, in the language of accents: log lines, questions, choices, refusals, reasons, points. */
import { CATALOGUE, loadLanguages, type TitleManifest } from '@bridgehead/catalogue';
import type { Choice as ShownChoice, GameEvent as ShownEvent } from '@bridgehead/client-kit/game';
import { sentenceOf, setLanguage } from '@bridgehead/client-kit/messages';
import { describeChoice, sayMessage, wayWords } from '@bridgehead/client-kit/play';
import { setTitleWords } from '@bridgehead/client-kit/title';
import {
  apply,
  beginGame,
  type Choice,
  check,
  choices,
  decision,
  type Game,
  isJsonObject,
  type Json,
  openKnownPosition,
  randomFrom,
  sampleChoice,
} from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { expect, it } from 'vitest';
import { bareBut, printedNames } from '../../test/unmarked.ts';

/** More of the same: `ACCENTS=3000`. */
const DECISIONS = Number(process.env.ACCENTS ?? 300);
const MOST_CHOICES = 12;
const REMEMBERED = 40;

interface Heard {
  readonly bare: Set<string>;
  /** What engine and rules say, as their session tells it. */
  readonly say: (message: Message) => string;
  hear(where: string, text: string): void;
}

/** Everything that is said as a message in an answer, however deep. */
function messagesIn(value: Json | undefined, found: (message: Message) => void): void {
  if (Array.isArray(value)) for (const item of value) messagesIn(item, found);
  else if (isJsonObject(value)) {
    if (typeof value.code === 'string' && typeof value.rule === 'string') found(value as unknown as Message);
    else for (const item of Object.values(value)) messagesIn(item, found);
  }
}

function hearQuestion(g: Game, { hear, say }: Heard, remembered: Map<string, Choice[]>): void {
  const kind = decision(g)?.kind ?? '';
  const open = [...first(choices(g), MOST_CHOICES)];
  for (const choice of open as readonly ShownChoice[])
    hear(`choice of ${kind}`, `${describeChoice(choice)} ${wayWords(choice)}`);
  const known = remembered.get(kind) ?? [];
  for (const choice of known) {
    const ruling = check(g, choice);
    if (!ruling.legal) hear(`refusal of ${kind}`, say(ruling));
  }
  const [tried] = known;
  if (tried !== undefined) {
    const why = g.title.query(g, 'why', { choice: tried });
    if (why.ok) messagesIn(why.value, (message) => hear(`why of ${kind}`, say(message)));
  }
  remembered.set(kind, [...open, ...known].slice(0, REMEMBERED));
}

function* first<T>(items: Iterable<T>, most: number): Iterable<T> {
  let count = 0;
  for (const item of items) {
    if (count++ >= most) return;
    yield item;
  }
}

async function heardIn(manifest: TitleManifest): Promise<Heard> {
  const [title, client] = [await manifest.loadRules(), await manifest.loadClient()];
  const ai = await manifest.loadAi?.();
  setLanguage('en-XA');
  setTitleWords(client.words);
  const isBare = bareBut(await printedNames(manifest));
  const bare = new Set<string>();
  const speech = (await loadLanguages([{ manifest }])).speak('en-XA', title.id);
  const hear = (where: string, text: string): void => void (isBare(text) && bare.add(`${where}: ${text}`));
  const heard = { bare, hear, say: speech };
  const random = randomFrom(20);
  for (const { id: scenario } of title.scenarios) {
    const begun = beginGame(title, { title: title.id, edition: 1, scenario, options: {}, seed: 20 });
    if (!begun.ok) throw new RangeError(begun.fault.says.code);
    const g = begun.value;
    const remembered = new Map<string, Choice[]>();
    for (let i = 0; i < DECISIONS && decision(g) !== undefined; i++) {
      const by = decision(g)?.by ?? '';
      if (i % 10 === 0 && title.sides.includes(by)) {
        hearQuestion(g, heard, remembered);
        const points = title.query(g, 'victory', {});
        if (points.ok) messagesIn(points.value, (message) => hear('victory', speech(message)));
      }
      if (ai !== undefined && i % 100 === 50 && title.sides.includes(by)) {
        const thinking = { style: 'staff', random, spend: () => true, memory: new Map() };
        for (const { name, reasons } of ai.candidates(openKnownPosition(g, by), thinking)) {
          hear(`candidate of ${by}`, sayMessage(name));
          for (const reason of reasons) hear(`reason of ${by}`, sayMessage(reason));
        }
      }
      const told = g.events.length;
      apply(g, sampleChoice(g, random));
      for (const event of g.events.slice(told)) hear(`event ${event.kind}`, sentenceOf(event as ShownEvent));
    }
  }
  return heard;
}

it.each(CATALOGUE.map((manifest) => [manifest.facts.id, manifest] as const))(
  'in %s only marked text is told',
  async (_id, manifest) => {
    const { bare } = await heardIn(manifest);
    expect([...bare].slice(0, 40)).toEqual([]);
  },
  600_000,
);
