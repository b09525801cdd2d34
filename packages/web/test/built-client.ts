/** Set-up of a run whose files all open the same client. */
export { buildForAll as setup } from './browser.ts';
