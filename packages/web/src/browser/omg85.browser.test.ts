/** The second title in a real browser: a command of its own, `npm run test:long`. */
import { afterAll, beforeAll } from 'vitest';
import { type Client, startClient } from '../../test/browser.ts';
import { beginOmg85, goTo } from '../../test/omg85-table.ts';
import { PATIENCE } from '../../test/page-facts.ts';
import { firstMove, motionSuite } from '../../test/suites/motion.ts';
import { omg85Suite } from '../../test/suites/omg85.ts';
import { omg85ClassicSuite } from '../../test/suites/omg85-classic.ts';
import { omg85HandsSuite } from '../../test/suites/omg85-hands.ts';
import { omg85LessonSuite } from '../../test/suites/omg85-lesson.ts';
import { omg85OpponentSuite } from '../../test/suites/omg85-opponent.ts';

let client: Client;

beforeAll(async () => {
  client = await startClient();
}, PATIENCE);
afterAll(() => client.close());

omg85Suite(() => client);
omg85HandsSuite(() => client);
omg85ClassicSuite(() => client);
omg85OpponentSuite(() => client);
omg85LessonSuite(() => client);
motionSuite(() => client, 'Operation Market Garden', {
  begin: async (page) => {
    await beginOmg85(page);
    await goTo(page, { kind: 'operation-orders', by: 'allied' });
  },
  move: firstMove('move'),
});
