/** A game against the staff in the client: how long its player-turn is waited for by a person who skips it. */
const PATIENCE = 600_000;
/** A game is left after so long: its first turns are those with the most units. */
const LONGEST_GAME = 60_000;

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
      open.set(data.id, { start: performance.now() });
    }
    return postMessage.call(this, data, ...more);
  };
  const note = (id) => {
    const thought = open.get(id);
    open.delete(id);
    const { turn = 1, phase = '' } = globalThis.bridgehead.game.log.value.at(-1) ?? {};
    // Whose player-turn it is; what the staff is asked in the other's is not its own.
    const [of] = phase.split('.');
    if (thought !== undefined) thoughts.push({ of, turn, ms: performance.now() - thought.start });
  };
}

/** Nothing is shown on the way. */
function makeHaste() {
  const settings = { briefing: false, pace: 'fast', motion: 'reduced' };
  if (location.protocol.startsWith('http')) localStorage['bridgehead-settings'] = JSON.stringify(settings);
}

/** In the page: the person does no more than he must. */
async function answerShortly(person) {
  const { game } = globalThis.bridgehead;
  const asked = game.decision.value;
  if (asked?.by !== person || game.busy.value) return;
  const choices = await game.choices(undefined, 2000);
  const brief = choices.find(({ kind }) => /^(end|done|pass|stop|no|keep|stay)/.test(kind));
  await game.apply(brief ?? choices[0]);
}

/** Milliseconds of each player-turn of the staff, the wires to its seat included, against a person who plays the other side. */
export async function staffTurns(page, { url, staff }) {
  await page.addInitScript(clockThoughts);
  await page.addInitScript(makeHaste);
  await page.goto(url);
  await page.waitForFunction(() => globalThis.bridgehead?.game?.decision.value !== undefined, undefined, {
    timeout: PATIENCE,
  });
  const person = staff === 'allied' ? 'german' : 'allied';
  await page.evaluate(
    async ([staff, person]) => {
      const { game } = globalThis.bridgehead;
      await game.handSide(person, 'person');
      await game.handSide(staff, 'staff');
    },
    [staff, person],
  );
  const skip = page.locator('[data-act="skip-opponent"]:visible');
  const isOver = () => page.evaluate(() => globalThis.bridgehead?.game?.decision.value === undefined);
  for (const end = Date.now() + LONGEST_GAME; Date.now() < end && !(await isOver()); ) {
    if (await skip.isEnabled({ timeout: 20 }).catch(() => false))
      await skip.click({ timeout: 1000 }).catch(() => undefined);
    await page.evaluate(answerShortly, person);
  }
  const thoughts = await page.evaluate(() => globalThis.thoughts);
  const turns = new Map();
  for (const { of, turn, ms } of thoughts) turns.set(`${turn} ${of}`, (turns.get(`${turn} ${of}`) ?? 0) + ms);
  return [...turns].filter(([name]) => name.endsWith(` ${staff}`)).map(([, ms]) => ms);
}
