/** An engine of some build, spoken to in the engine protocol: a request in, a reply out. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { isJsonObject, type Json, type JsonObject } from '@bridgehead/engine';
import { linesOf } from '../engine/lines.ts';

interface ReplyError {
  readonly code: string;
  readonly message: string;
}

/** The result as it was written, so that two replies can be compared without reading them. */
export interface Reply {
  readonly text: string;
  readonly error?: ReplyError;
  readonly value: () => Json;
}

export interface Engine {
  ask(method: string, params: JsonObject): Promise<Reply>;
  close(): void;
}

/** An engine that has died, says nothing or says nonsense: no answer of its can be trusted any more. */
export class EngineGone extends Error {
  override readonly name = 'EngineGone';
}

interface EngineOptions {
  /** What messages call it. */
  readonly name: string;
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** An engine that is silent for so long is given up. */
  readonly patienceMs: number;
}

interface Waiting {
  readonly id: number;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: EngineGone) => void;
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

const MOST_COMPLAINT = 2000;
/** In bytes; the record of a whole campaign, the longest there is, has a twentieth of it. */
const LONGEST_REPLY = 100_000_000;

/** Requests may be made without waiting: they are answered in their order. */
export function openEngine({ name, command: [program, ...args], patienceMs }: EngineOptions): Engine {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const queue: Waiting[] = [];
  const complaint = lastWordsOf(child.stderr);
  let gone: EngineGone | undefined;
  let timer: NodeJS.Timeout | undefined;
  let asked = 0;
  const giveUp = (why: string): void => {
    clearTimeout(timer);
    gone ??= new EngineGone([`${name} ${why}`, complaint()].filter((part) => part !== '').join(': '));
    for (const one of queue.splice(0)) one.reject(gone);
    child.kill('SIGKILL');
  };
  const watch = (): void => {
    clearTimeout(timer);
    if (queue.length > 0) timer = setTimeout(giveUp, patienceMs, `has been silent for ${patienceMs / 1000} s`);
  };
  const hear = (line: string): void => {
    const [first] = queue;
    const reply = first === undefined ? undefined : readReply(line, first.id);
    if (reply === undefined) {
      giveUp(`says «${line.slice(0, 100)}»`);
      return;
    }
    queue.shift()?.resolve(reply);
    watch();
  };
  listen(child, hear, giveUp);
  return {
    ask: (method, params) =>
      new Promise((resolve, reject) => {
        if (gone !== undefined) return reject(gone);
        asked += 1;
        queue.push({ id: asked, resolve, reject });
        child.stdin.write(`${JSON.stringify({ id: asked, method, params })}\n`);
        if (queue.length === 1) watch();
      }),
    close: () => giveUp('is closed'),
  };
}

function listen(child: Child, hear: (line: string) => void, giveUp: (why: string) => void): void {
  const read = async (): Promise<void> => {
    for await (const line of linesOf(child.stdout, LONGEST_REPLY)) {
      if (typeof line !== 'string') giveUp(`cannot be heard (${line.unread})`);
      else if (line.trim() !== '') hear(line);
    }
  };
  read().catch((error: unknown) => giveUp(`cannot be heard (${String(error)})`));
  child.on('error', (error) => giveUp(`cannot be started (${error.message})`));
  // A pipe that breaks tells less than the end of the process, which follows.
  child.stdin.on('error', () => {});
  child.on('close', (code, signal) => giveUp(`has ended (${signal ?? `code ${code}`})`));
}

function lastWordsOf(stream: Readable): () => string {
  let words = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-MOST_COMPLAINT);
  });
  return () => words.trim();
}

/** Undefined if the line is no reply to the request of this id. */
export function readReply(line: string, id: number): Reply | undefined {
  const head = `{"id":${id},"result":`;
  if (line.startsWith(head) && line.endsWith('}')) {
    const text = line.slice(head.length, -1);
    return { text, value: () => JSON.parse(text) };
  }
  const reply = parsed(line);
  if (!isJsonObject(reply) || reply.id !== id) return undefined;
  const { result, error } = reply;
  if (result !== undefined) return { text: JSON.stringify(result), value: () => result };
  if (!isJsonObject(error)) return undefined;
  const { code, message } = error;
  return { text: JSON.stringify(error), value: () => error, error: { code: String(code), message: String(message) } };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
