/** The computer players think here, outside the window's thread. */
import { manifestOf } from '@bridgehead/catalogue';
import { createAiService, type Thinker } from '@bridgehead/client-kit/ai-service';
import type { AiQuestion, AiReply } from '@bridgehead/client-kit/opponent';

const loaded = new Map<string, Thinker>();
const desk = createAiService(
  () => performance.now(),
  (id) => loaded.get(id),
);

interface Asked {
  readonly id: number;
  readonly question: AiQuestion;
}

/** Questions are answered in the order in which they were asked, also while a title is being loaded. */
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  last = last.then(async () => postMessage(await replyTo(data)));
});

async function replyTo({ id, question }: Asked): Promise<AiReply> {
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
  const [title, ai] = await Promise.all([manifest.loadRules(), manifest.loadAi()]);
  loaded.set(id, { title, ai });
}
