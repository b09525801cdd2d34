/** The computer players think here, outside the window's thread. */
import { manifestOf } from '@bridgehead/catalogue';
import { createMindDesk, type Thinker } from '@bridgehead/client-kit/ai-service';
import type { MindQuestion, MindReply } from '@bridgehead/client-kit/opponent';

const loaded = new Map<string, Thinker>();
const desk = createMindDesk(
  () => performance.now(),
  (id) => loaded.get(id),
);

interface Asked {
  readonly id: number;
  readonly question: MindQuestion;
}

/** Questions are answered in the order in which they were asked, also while a title is being loaded. */
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  last = last.then(async () => postMessage(await replyTo(data)));
});

async function replyTo({ id, question }: Asked): Promise<MindReply> {
  try {
    await load(question.title);
    return { id, answer: desk.answer(question) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

async function load(id: string): Promise<void> {
  const manifest = manifestOf(id);
  if (loaded.has(id) || manifest?.loadAi === undefined) return;
  const [title, mind] = await Promise.all([manifest.loadRules(), manifest.loadAi()]);
  loaded.set(id, { title, mind });
}
