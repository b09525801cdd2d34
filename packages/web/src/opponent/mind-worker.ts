/** The computer players think here, outside the window's thread. */
import { createMindDesk } from './mind-desk.ts';
import type { MindQuestion, MindReply } from './questions.ts';

const desk = createMindDesk(() => performance.now());

addEventListener('message', ({ data: { id, question } }: MessageEvent<{ id: number; question: MindQuestion }>) => {
  postMessage(replyTo(id, question));
});

function replyTo(id: number, question: MindQuestion): MindReply {
  try {
    return { id, answer: desk.answer(question) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}
