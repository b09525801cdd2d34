import { afterAll, beforeAll } from 'vitest';
import { type Client, startClient } from '../../test/browser.ts';
import { PATIENCE } from '../../test/page-facts.ts';
import { pseudoLocaleSuite } from '../../test/suites/pseudo-locale.ts';

let client: Client;

beforeAll(async () => {
  client = await startClient();
}, PATIENCE);
afterAll(() => client.close());

pseudoLocaleSuite(() => client);
