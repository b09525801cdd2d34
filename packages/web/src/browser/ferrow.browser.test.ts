/**
 * The title of the test kit in a real browser: a client whose catalogue has no other title, played to its end by two people
 * at one device. Whatever the client takes for granted of the titles that are played, it would not find here.
 */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { type Client, startClient } from '../../test/browser.ts';
import { PATIENCE } from '../../test/page-facts.ts';
import { beginFerrow, ferrowSuite } from '../../test/suites/ferrow.ts';
import { firstMove, motionSuite } from '../../test/suites/motion.ts';

const TITLES = fileURLToPath(new URL('../../../testkit/test/fixture-titles.ts', import.meta.url));

let client: Client;

beforeAll(async () => {
  client = await startClient({ titles: TITLES });
}, PATIENCE);
afterAll(() => client.close());

ferrowSuite(() => client);
motionSuite(() => client, 'Ferrow Water', { begin: beginFerrow, move: firstMove('move') });
