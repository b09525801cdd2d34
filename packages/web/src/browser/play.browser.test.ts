/** The game screen in a real browser: one build and one browser for all of it. */
import { textList } from '@bridgehead/client-kit/game';
import { choicesOf, exampleFile } from '@bridgehead/client-kit/testing';
import { afterAll, beforeAll } from 'vitest';
import { type Client, startClient } from '../../test/browser.ts';
import { isPlaying, PATIENCE } from '../../test/hands.ts';
import { battleSuite } from '../../test/suites/battle.ts';
import { cardSuite } from '../../test/suites/cards.ts';
import { eachAloneSuite } from '../../test/suites/each-alone.ts';
import { enemyTurnSuite } from '../../test/suites/enemy-turn.ts';
import { everyoneSuite } from '../../test/suites/everyone.ts';
import { exampleSuite } from '../../test/suites/example.ts';
import { handOverSuite } from '../../test/suites/hand-over.ts';
import { keyboardSuite } from '../../test/suites/keyboard.ts';
import { motionSuite } from '../../test/suites/motion.ts';
import { opponentSuite } from '../../test/suites/opponent.ts';
import { overlaySuite } from '../../test/suites/overlays.ts';
import { secondEditionSuite } from '../../test/suites/second-edition.ts';
import { smallSuite } from '../../test/suites/small-screens.ts';
import { soundSuite } from '../../test/suites/sounds.ts';
import { struckOutSuite } from '../../test/suites/struck-out.ts';
import { timeSuite } from '../../test/suites/time.ts';
import { openFile } from '../../test/table.ts';

let client: Client;
beforeAll(async () => {
  client = await startClient();
}, PATIENCE);
afterAll(async () => {
  await client?.close();
});

const opened = (): Client => client;

exampleSuite(opened);
battleSuite(opened);
handOverSuite(opened);
timeSuite(opened);
keyboardSuite(opened);
eachAloneSuite(opened);
overlaySuite(opened);
cardSuite(opened);
smallSuite(opened);
struckOutSuite(opened);
everyoneSuite(opened);
soundSuite(opened);
opponentSuite(opened);
enemyTurnSuite(opened);
secondEditionSuite(opened);

/** Two units march together. */
const TOGETHER = 20;
motionSuite(opened, 'Holland ’44', {
  begin: async (page) => {
    await openFile(page, 'Open a save file', await exampleFile({ step: TOGETHER }), 'alone');
    await isPlaying(page);
    await page.locator('.b-board').waitFor();
  },
  move: async () => {
    const [choice = { kind: '' }] = choicesOf(TOGETHER, TOGETHER + 1);
    return { choice, units: textList(choice.units) };
  },
});
