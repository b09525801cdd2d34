/**
 * Weights for the win probability of a title (in its `ai/weights.ts`): a logistic regression on recorded games. Every
 * player-turn of a game is a sample, all games weigh the same, the winner is the label. Says how good the fit is (Brier score), also
 * for games left out of it, and how good it would be to say the same of every position. Editions are fitted apart.
 *
 *   npm run build && node tools/fit-win-probability.mjs results.jsonl ...   files of `bridgehead tournament --file`
 */
import { readFileSync } from 'node:fs';

const RIDGE = 0.5;
const ROUNDS = 30;
const FOLDS = 5;

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('expected result files of `bridgehead tournament --file`');
  process.exit(2);
}

const dist = (path) => import(new URL(`../${path}`, import.meta.url).href);
const { logistic } = await dist('packages/ai/dist/index.js');
const { beginGame, play } = await dist('packages/engine/dist/index.js');
const { unpackChoices } = await dist('packages/cli/dist/tournament/results/result.js');
const { gameTitle } = await dist('packages/cli/dist/game-titles.js');
const { titleAiOf } = await dist('packages/cli/dist/game-ai.js');

/** The samples of one game: its features at the beginning of every player-turn. */
function samplesOf({ title, ai, features, head }, { seed, answers, winner }) {
  const options = Object.fromEntries((head.options ?? []).map((id) => [id, true]));
  const setUp = { title: head.title, edition: head.edition, scenario: head.scenario, options, seed };
  const begun = beginGame(title, setUp);
  if (!begun.ok) throw new Error(`game ${seed}: ${JSON.stringify(begun)}`);
  const game = begun.value;
  game.collectEvents = false;
  const rows = [];
  let at = '';
  for (const choice of unpackChoices(answers)) {
    const now = ai.occasion(game);
    if (now !== at) rows.push(features(game));
    at = now;
    if (!play(game, choice).legal) throw new Error(`game ${seed}: a choice is not legal in these rules`);
  }
  return { isWon: winner === 'allied' ? 1 : 0, rows };
}

/** By edition and scenario: the games of all files. */
async function gamesOf() {
  const byVersion = new Map();
  for (const file of files) {
    const [head, ...results] = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { winProbabilityFeatures } = await dist(`titles/${head.title}/dist/ai/win-probability.js`);
    const reading = { title: gameTitle(head.title), ai: titleAiOf(head.title), features: winProbabilityFeatures, head };
    const version = `edition ${head.edition}, ${head.scenario}`;
    const games = byVersion.get(version) ?? [];
    byVersion.set(version, games);
    for (const result of results) {
      if (result.winner === undefined) continue;
      games.push(samplesOf(reading, result));
    }
    console.error(`${file}: ${results.length} games`);
  }
  return byVersion;
}

const chanceOf = (weights, x) => logistic(weights.reduce((sum, w, i) => sum + w * x[i], 0));

/** Newton's method; the bias is not drawn to nothing. */
function fittedTo(games, names) {
  const size = names.length + 1;
  let weights = new Array(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const matrix = weights.map((_, i) => weights.map((__, j) => (i === j && i > 0 ? RIDGE : 0)));
    const vector = weights.map((w, i) => (i > 0 ? -RIDGE * w : 0));
    for (const { isWon, rows } of games) {
      for (const row of rows) {
        const x = [1, ...names.map((name) => row[name])];
        const chance = chanceOf(weights, x);
        const share = 1 / rows.length;
        x.forEach((value, i) => {
          vector[i] += share * value * (isWon - chance);
          x.forEach((other, j) => {
            matrix[i][j] += share * chance * (1 - chance) * value * other;
          });
        });
      }
    }
    const step = solve(matrix, vector);
    weights = weights.map((w, i) => w + step[i]);
  }
  return weights;
}

function solve(matrix, vector) {
  const rows = matrix.map((row, i) => [...row, vector[i]]);
  for (let i = 0; i < rows.length; i++) {
    const best = rows.slice(i).reduce((most, row, k) => (Math.abs(row[i]) > Math.abs(rows[most][i]) ? i + k : most), i);
    [rows[i], rows[best]] = [rows[best], rows[i]];
    for (let k = 0; k < rows.length; k++) {
      if (k === i) continue;
      const factor = rows[k][i] / rows[i][i];
      for (let j = i; j < rows[k].length; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  return rows.map((row, i) => row[row.length - 1] / row[i]);
}

const mean = (list) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
const brier = (games, names, chance) =>
  mean(
    games.map(({ isWon, rows }) =>
      mean(rows.map((row) => (chance([1, ...names.map((name) => row[name])]) - isWon) ** 2)),
    ),
  );

function leftOut(games, names) {
  return mean(
    Array.from({ length: FOLDS }, (_, fold) => {
      const weights = fittedTo(
        games.filter((__, i) => i % FOLDS !== fold),
        names,
      );
      return brier(
        games.filter((__, i) => i % FOLDS === fold),
        names,
        (x) => chanceOf(weights, x),
      );
    }),
  );
}

/** All features are good for the Allies by their sense; only what changes their weight with time may come out negative. */
const isChange = (name) => name.endsWith('Late');

/** A feature that comes out against its sense says nothing: it is left out, the worst first. */
function sensibleNames(games, all) {
  const weights = fittedTo(games, all);
  const worst = all.reduce(
    (least, name, i) =>
      !isChange(name) && weights[i + 1] < (least?.weight ?? 0) ? { name, weight: weights[i + 1] } : least,
    undefined,
  );
  if (worst === undefined) return all;
  return sensibleNames(
    games,
    all.filter((name) => name !== worst.name),
  );
}

/** As it stands in the title's weights. */
const weightText = (weight) => String(Number(weight.toFixed(2)));

for (const [version, games] of await gamesOf()) {
  const names = sensibleNames(games, Object.keys(games[0]?.rows[0] ?? {}));
  const weights = fittedTo(games, names);
  const won = mean(games.map(({ isWon }) => isWon));
  console.log(
    `${version}: ${games.length} games, ${games.filter(({ isWon }) => isWon).length} won by the Allies, ${games.reduce((sum, { rows }) => sum + rows.length, 0)} samples`,
  );
  console.log(
    `  Brier ${brier(games, names, (x) => chanceOf(weights, x)).toFixed(3)}, of games left out ${leftOut(games, names).toFixed(3)}, the same of every position ${(won * (1 - won)).toFixed(3)}`,
  );
  const by = names.map((name, i) => `${name}: ${weightText(weights[i + 1])}`).join(', ');
  console.log(`  { bias: ${weightText(weights[0])}, by: { ${by} } },`);
}
