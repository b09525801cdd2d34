/** A whole game of two staffs in the client: how long a player-turn of a staff is waited for. */
const PATIENCE = 600_000;
/** A game is left after so long: its first turns are those with the most units. */
const LONGEST_GAME = 90_000;

/** In the page: each call to the worker of the players, from the window's word to its answer, and the turn in which it came. */
function clockThoughts() {
  const thoughts = [];
  globalThis.thoughts = thoughts;
  const { postMessage } = Worker.prototype;
  const heard = new WeakSet();
  const open = new Map();
  Worker.prototype.postMessage = function (data, ...more) {
    if (data?.request?.ask === 'think') {
      if (!heard.has(this)) this.addEventListener('message', ({ data: { id } }) => note(id));
      heard.add(this);
      open.set(data.id, { side: data.request.side, start: performance.now() });
    }
    return postMessage.call(this, data, ...more);
  };
  const note = (id) => {
    const thought = open.get(id);
    open.delete(id);
    const turn = globalThis.bridgehead.game.log.value.at(-1)?.turn ?? 1;
    if (thought !== undefined) thoughts.push({ side: thought.side, turn, ms: performance.now() - thought.start });
  };
}

/** Nothing is waited for but the players: where neither side has a person, each answer of the other ends the skipping. */
function makeHaste() {
  const settings = { briefing: false, pace: 'fast', motion: 'reduced' };
  if (location.protocol.startsWith('http')) localStorage['bridgehead-settings'] = JSON.stringify(settings);
}

/** Milliseconds of each side in each turn, the wires to its seat included. */
export async function staffTurns(page, { url }) {
  await page.addInitScript(clockThoughts);
  await page.addInitScript(makeHaste);
  await page.goto(url);
  await page.waitForFunction(() => globalThis.bridgehead?.game?.decision.value !== undefined, undefined, {
    timeout: PATIENCE,
  });
  await page.evaluate(async () => {
    const { game } = globalThis.bridgehead;
    for (const side of ['allied', 'german']) await game.handSide(side, 'staff');
  });
  const skip = page.locator('[data-act="skip-opponent"]:visible');
  const isOver = () => page.evaluate(() => globalThis.bridgehead?.game?.decision.value === undefined);
  await skip.waitFor({ timeout: PATIENCE });
  for (const end = Date.now() + LONGEST_GAME; Date.now() < end && !(await isOver()); ) {
    if (await skip.isEnabled().catch(() => false)) await skip.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(20);
  }
  const thoughts = await page.evaluate(() => globalThis.thoughts);
  const turns = new Map();
  for (const { side, turn, ms } of thoughts) turns.set(`${turn} ${side}`, (turns.get(`${turn} ${side}`) ?? 0) + ms);
  return [...turns.values()];
}
