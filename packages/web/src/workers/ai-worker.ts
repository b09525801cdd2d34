/** The computer players think in this worker, outside the window's thread. */
import { manifestOf } from '@bridgehead/catalogue';
import { createAiService, type TitleWithAi } from '@bridgehead/client-kit/ai-service';
import type { AiRequest } from '@bridgehead/client-kit/opponent';
import { serveWorkerCalls, type WorkerCall } from '@bridgehead/client-kit/workers';

const loaded = new Map<string, TitleWithAi>();
const service = createAiService(
  () => performance.now(),
  (id) => loaded.get(id),
);

async function load(id: string): Promise<void> {
  const manifest = manifestOf(id);
  if (loaded.has(id) || manifest?.loadAi === undefined) return;
  const [title, ai] = await Promise.all([manifest.loadRules(), manifest.loadAi()]);
  loaded.set(id, { title, ai });
}

export function servePlayers(): void {
  const serve = serveWorkerCalls(
    async (request: AiRequest) => {
      await load(request.title);
      return service.reply(request);
    },
    (reply) => postMessage(reply),
  );
  addEventListener('message', ({ data }: MessageEvent<WorkerCall<AiRequest>>) => serve(data));
}
