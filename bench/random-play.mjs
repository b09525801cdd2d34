/** Random games with nobody listening, as a search plays them, and where their time goes. */
import { performance } from 'node:perf_hooks';
import { beginGame, decision, play, randomFrom, sampleChoice } from '../packages/engine/dist/index.js';
import { HOLLAND44 } from '../titles/holland44/dist/src/index.js';
import { mainThreadMs, processorMs, warmUp } from './measure.mjs';
import { editionOf } from './record.mjs';

export function begun(scenario, seed, title = HOLLAND44) {
  const result = beginGame(title, { title: title.id, edition: editionOf(title), scenario, options: {}, seed });
  if (result.ok) return result.value;
  console.error(`${result.fault.place}: ${result.fault.says.code}`);
  process.exit(1);
}

/** Any legal answer. */
export const anyAnswer = (g, random) => sampleChoice(g, random);

/** The same, but nobody attacks in the Combat Phase: what is left is the cost of everything else. */
export const peacefulAnswer = (g, random, { kind, about }) =>
  kind === 'combat' && about.assist === undefined ? { kind: 'pass' } : sampleChoice(g, random);

/** Plays until `isOver` or until the game is; `heard` is told of each answer. */
export function playOn(g, random, { answer = anyAnswer, isOver = () => false, heard = () => undefined } = {}) {
  let asked = decision(g);
  while (asked !== undefined && !isOver(g, asked)) {
    const choice = answer(g, random, asked);
    asked = play(g, choice).decision;
    heard({ g, choice, next: asked });
  }
  return g;
}

const isInCombat = (g) => g.state.frames.some(({ proc }) => proc === 'combat');

/**
 * Adds up the time of the answers given in the Combat Phase, and of whole attacks: from the order to the next `combat`
 * decision. The answer after which the phase is over also does the work of the phases that follow, so it is left out.
 * By the clock on the wall: to ask for processor time at every answer takes 2 to 6 % of a game.
 */
function combatClock() {
  const sum = { combatMs: 0, attackMs: 0, attacks: 0, attackAnswers: 0 };
  let wasInCombat = false;
  let open;
  let before = performance.now();
  const heard = ({ g, choice, next }) => {
    const now = performance.now();
    const ms = now - before;
    before = now;
    const isIn = isInCombat(g);
    if (wasInCombat && isIn) sum.combatMs += ms;
    if (choice.kind === 'attack' && wasInCombat) open = { ms: 0, answers: 0 };
    wasInCombat = isIn;
    if (!isIn) open = undefined;
    if (open === undefined) return;
    open.ms += ms;
    open.answers += 1;
    if (next.kind !== 'combat') return;
    sum.attackMs += open.ms;
    sum.attackAnswers += open.answers;
    sum.attacks += 1;
    open = undefined;
  };
  return { sum, heard };
}

/** One whole game: its processor time, its answers (forced ones and dice included) and its combat. */
function wholeGame(scenario, seed, answer) {
  const [start, startOfMain, onTheWall] = [processorMs(), mainThreadMs(), performance.now()];
  const g = begun(scenario, seed);
  g.collectEvents = false;
  const { sum, heard } = combatClock();
  playOn(g, randomFrom(seed), { answer, heard });
  const ms = processorMs() - start;
  const mainMs = mainThreadMs() - startOfMain;
  const share = ms / (performance.now() - onTheWall);
  const { combatMs, attackMs, ...counts } = sum;
  return { ms, mainMs, answers: g.history.length, combatMs: combatMs * share, attackMs: attackMs * share, ...counts };
}

function add(total, game) {
  for (const [name, value] of Object.entries(game)) total[name] = (total[name] ?? 0) + value;
}

/** One game after the other, by seeds that are not measured later. */
function playsOn(playOne) {
  let seed = 100_000;
  return () => playOne(++seed);
}

/** Random games of any title for so many seconds of processor time. */
export function randomGames(title, scenario, seconds) {
  const playOne = (seed) => {
    const g = begun(scenario, seed, title);
    g.collectEvents = false;
    return playOn(g, randomFrom(seed)).history.length;
  };
  warmUp(playsOn(playOne));
  const [start, startOfMain] = [processorMs(), mainThreadMs()];
  let [games, answers] = [0, 0];
  while (processorMs() - start < seconds * 1000) answers += playOne(++games);
  return { games, ms: processorMs() - start, mainMs: mainThreadMs() - startOfMain, answers };
}

/**
 * Games with and without combat in turn, by the same seeds: a neighbour on the same machine slows both. Ends after so many
 * seconds of processor time, for a busy machine would end it before the code is warm.
 */
export function comparePlay(scenario, seconds) {
  const [withCombat, without] = [{}, {}];
  warmUp(playsOn((seed) => wholeGame(scenario, seed, anyAnswer).answers));
  const start = processorMs();
  let games = 0;
  while (processorMs() - start < seconds * 1000) {
    games += 1;
    add(withCombat, wholeGame(scenario, games, anyAnswer));
    add(without, wholeGame(scenario, games, peacefulAnswer));
  }
  return { games, withCombat, without };
}
