import { type Content, contentOf, TEXT } from './content.ts';

export interface PageResponse {
  readonly status: number;
  readonly content: Content;
  /** The address names the content: a browser that has it need never ask again. */
  readonly isForever?: boolean;
  /** Where to go instead, or what may be asked. */
  readonly headers?: Readonly<Record<string, string>>;
}

export const found = (content: Content): PageResponse => ({ status: 200, content });

/** A sentence; it names nothing that the reader did not name, and nothing of this machine. */
export const textResponse = (status: number, text: string, headers: PageResponse['headers'] = {}): PageResponse => ({
  status,
  content: contentOf(TEXT, `${text}\n`),
  headers,
});

export const NOTHING_HERE = textResponse(404, 'There is nothing under this address.');
