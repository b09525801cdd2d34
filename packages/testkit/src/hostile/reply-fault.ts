import { isJsonObject } from '@bridgehead/engine';

const LONGEST_ID = 100;
const LONGEST_LINE = 8_000_000;

/** What is wrong with the reply to a line, in words; undefined if it is as the protocol has it. */
export function replyFault(line: string, text: string): string | undefined {
  if (text.includes('\n')) return 'has more than one line';
  const reply = parsed(text);
  if (!isJsonObject(reply)) return 'is not an object';
  const { id, result, error, ...rest } = reply;
  if (Object.keys(rest).length > 0) return `has odd fields ${Object.keys(rest).join(', ')}`;
  if ((result === undefined) === (error === undefined)) return 'has not just one of result and error';
  const wanted = idOf(line);
  if (result !== undefined && id !== wanted) return `has the id ${JSON.stringify(id)}`;
  if (result !== undefined) return undefined;
  if (id !== wanted && id !== null) return `has the id ${JSON.stringify(id)}`;
  if (!isJsonObject(error) || typeof error.code !== 'string' || typeof error.message !== 'string')
    return 'has an error without code or message';
  return error.code === 'internal' ? `is internal: ${error.message}` : undefined;
}

/** The id that a reply must have: that of the request if it can be one. */
function idOf(line: string): unknown {
  if (line.length > LONGEST_LINE) return null;
  const request = parsed(line.replace(/^\ufeff/, ''));
  if (!isJsonObject(request) || !Object.hasOwn(request, 'id')) return null;
  const { id } = request;
  if (typeof id === 'number') return Number.isFinite(id) ? JSON.parse(JSON.stringify(id)) : null;
  return typeof id === 'string' && id.length <= LONGEST_ID ? id : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
