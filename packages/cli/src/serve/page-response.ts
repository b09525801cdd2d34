import { type Content, contentOf, TEXT } from './content.ts';

export interface Answer {
  readonly status: number;
  readonly content: Content;
  /** The address names the content: whoever has it need never ask again. */
  readonly isForever?: boolean;
  /** Where to go instead, or what may be asked. */
  readonly headers?: Readonly<Record<string, string>>;
}

export const found = (content: Content): Answer => ({ status: 200, content });

/** A sentence; it names nothing that the reader did not name, and nothing of this machine. */
export const told = (status: number, text: string, headers: Answer['headers'] = {}): Answer => ({
  status,
  content: contentOf(TEXT, `${text}\n`),
  headers,
});

export const NOTHING_HERE = told(404, 'There is nothing under this address.');
