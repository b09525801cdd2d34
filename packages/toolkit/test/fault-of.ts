import { faultText } from '@bridgehead/testkit';
import { Refused } from '../src/parse.ts';

/** Place and message of what a reader refuses, or `read`. */
export function faultOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof Refused) return faultText(error.fault);
    throw error;
  }
  return 'read';
}
