/** The third title in a real browser: a command of its own, `npm run test:long`. */
import { afterAll, beforeAll } from 'vitest';
import { type Client, startClient } from '../../test/browser.ts';
import { PATIENCE } from '../../test/page-facts.ts';
import { kasserineSuite } from '../../test/suites/kasserine.ts';
import { kasserineLessonSuite } from '../../test/suites/kasserine-lesson.ts';

let client: Client;

beforeAll(async () => {
  client = await startClient();
}, PATIENCE);
afterAll(() => client.close());

kasserineSuite(() => client);
kasserineLessonSuite(() => client);
