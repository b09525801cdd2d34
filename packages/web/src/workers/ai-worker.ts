/** The computer players think here, outside the window's thread. */
import { manifestOf } from '@bridgehead/catalogue';
import { createAiService, type TitleWithAi } from '@bridgehead/client-kit/ai-service';
import type { AiReply, AiRequest } from '@bridgehead/client-kit/opponent';

const loaded = new Map<string, TitleWithAi>();
const service = createAiService(
  () => performance.now(),
  (id) => loaded.get(id),
);

interface Asked {
  readonly id: number;
  readonly request: AiRequest;
}

/** Questions are answered in the order in which they were asked, also while a title is being loaded. */
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  last = last.then(async () => postMessage(await replyTo(data)));
});

async function replyTo({ id, request }: Asked): Promise<AiReply> {
  try {
    await load(request.title);
    return { id, answer: service.reply(request) };
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
