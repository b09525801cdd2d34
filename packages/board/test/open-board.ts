/** One board in a page for each test of a file, and what can be asked of it. */
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { BoardEvent } from '../src/index.ts';
import { type BoardStage, type OpenBoard, startStage } from './stage.ts';

let stage: BoardStage;
/** The board of the test that runs. */
export let open: OpenBoard;

/** To be called once in a file of tests. */
export function useBoards(): void {
  beforeAll(async () => {
    stage = await startStage();
  });
  afterAll(() => stage?.close());
  afterEach(async () => {
    expect(open.errors).toEqual([]);
    await open.page.context().close();
  });
}

export const SCENE = '?middle=1506';
export const MIDDLE = '1506';

export async function opened(query = SCENE, context = {}): Promise<OpenBoard> {
  open = await stage.open(query, context);
  await open.board.evaluate((board) => {
    const heard: BoardEvent[] = [];
    board.listen((event) => heard.push(event));
    Object.assign(window, { heard });
  });
  return open;
}

export const heard = (): Promise<readonly BoardEvent[]> => open.page.evaluate('window.heard.splice(0)');

export async function screenOf(place: string): Promise<{ x: number; y: number }> {
  const point = await open.board.evaluate((board, name) => board.screenOf(name), place);
  if (point === undefined) throw new Error(`no place ${place}`);
  return point;
}

/** Until the camera has come to rest. */
export const rest = (): Promise<unknown> => open.page.waitForSelector('.b-board:not(.b-moving)');

/** Sizes are told once a frame. */
export const frames = (): Promise<void> =>
  open.page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });

export async function resized(width: number, height: number): Promise<void> {
  await open.page.setViewportSize({ width, height });
  await frames();
  await rest();
}

/** Hexes so many pixels wide. */
export async function zoomTo(width: number): Promise<void> {
  await open.board.evaluate((board, wanted) => {
    const [a, b] = [board.screenOf('1505'), board.screenOf('1506')];
    if (a === undefined || b === undefined) throw new Error('no such hexes');
    board.zoomBy(wanted / (b.x - a.x));
    const middle = board.sheet.place('1506');
    if (middle !== undefined) board.centreOn(middle);
  }, width);
  await rest();
}

export const level = (): Promise<string> => open.board.evaluate((board) => board.level);
