import type { MapFile } from '@bridgehead/map';
import type { CounterLook } from '../counters/counter-look.ts';
import { FARTHEST_BELOW, LEVELS, type Level, levelAt } from '../counters/level.ts';
import type { Box } from '../geometry/boxes.ts';
import { HEX, type Point } from '../geometry/geometry.ts';
import { type MapStyle, plainStyle } from '../style/map-style.ts';
import { type Camera, type Insets, toScreen, toSheet } from './camera/camera.ts';
import { createRig } from './camera/camera-rig.ts';
import { type Cursor, createCursor } from './camera/cursor.ts';
import { listenToGestures } from './camera/gestures.ts';
import { createPointer, type Pointer } from './camera/pointer.ts';
import { type GroundSource, layGround } from './ground/ground-layer.ts';
import type { Board, BoardEvent, StackLook } from './look.ts';
import { createMotionPlayer } from './motion/player.ts';
import type { BoardParts } from './parts.ts';
import { createOverlays } from './shapes/overlays.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { createFan } from './stacks/fan.ts';
import { placeFarNames } from './stacks/far-names.ts';
import { placeMiddleNames } from './stacks/middle-names.ts';
import { sumsOf } from './stacks/stack-layout.ts';
import { createStacks } from './stacks/stacks.ts';
import { buildStage } from './stage-dom.ts';
import { installStyles } from './styles.ts';
import { dress } from './theme.ts';

export interface BoardOptions extends GroundSource {
  readonly map: MapFile;
  readonly style?: MapStyle;
  /** What a screen reader calls the board. */
  readonly label?: string;
  /** What it says of a hex when the cursor comes to it. */
  readonly describe?: (hex: string) => string;
  readonly numbers?: boolean;
  /** Whether a double tap there means something to those who listen: elsewhere it zooms. */
  readonly isTaken?: (place: string) => boolean;
  /** Nothing moves by itself while this is so; left out: as the system says. */
  readonly isStill?: () => boolean;
  /** The line over a stack that is laid open. */
  readonly sumLine?: (counters: readonly CounterLook[]) => string;
}

/** A board with what its minimap and the page around it need to know of it. */
export interface ScreenBoard extends Board {
  readonly sheet: Sheet;
  readonly level: Level;
  /** Settles when the full ground has been painted. */
  readonly ready: Promise<void>;
  openFan(place: string): void;
  closeFan(): void;
  /** What panels cover: places that are shown keep clear of it. */
  setInsets(insets: Insets): void;
  centreOn(point: Point): void;
  /** What is seen now, to come back to it. */
  camera(): Camera;
  setCamera(camera: Camera): void;
  /** The part of the sheet that is in view. */
  seen(): Box;
  stacks(): readonly StackLook[];
  watchStacks(listener: () => void): () => void;
}

const plainSums = (counters: readonly CounterLook[]): string => sumsOf(counters).join('–');

/** A board that fills its host, shows what it is told and tells what hands and keys do on it. */
export function createBoard(host: HTMLElement, options: BoardOptions): ScreenBoard {
  installStyles(host.ownerDocument);
  const ending = new AbortController();
  const listeners = new Set<(event: BoardEvent) => void>();
  const parts = assemble(host, options, ending.signal, (event) => {
    for (const listener of listeners) listener(event);
  });
  const pointer = createPointer(parts, options.isTaken);
  const cursor = createCursor(parts, {
    describe: options.describe ?? ((hex) => hex),
    closeFan: () => pointer.closeFan(),
  });
  connectGestures(parts, pointer);
  const levels = followLevel(parts);
  parts.stage.element.classList.toggle('b-no-numbers', options.numbers === false);
  const board = boardOf(parts, pointer, cursor);
  const ready = layGround(parts, options, () => {
    placeMiddleNames(parts.stage.names);
    nameAfar(parts);
  });
  // Where no full drawing comes, the quick one stays.
  ready.catch(() => undefined);
  return Object.defineProperties(
    {
      ...board,
      ready,
      listen(listener: (event: BoardEvent) => void) {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
      destroy() {
        ending.abort();
        parts.stage.element.remove();
      },
    } as ScreenBoard,
    { cursor: { get: () => cursor.hex }, level: { get: levels } },
  );
}

function assemble(host: HTMLElement, options: BoardOptions, signal: AbortSignal, emit: BoardParts['emit']): BoardParts {
  const sheet = sheetOf(options.map, options.style ?? plainStyle(options.map));
  const overlays = createOverlays(sheet);
  const stacks = createStacks(sheet, 'middle');
  const player = createMotionPlayer(sheet, stacks, options.isStill ?? systemIsStill);
  const stage = buildStage(sheet, { overlays, stacks, player }, options.label ?? options.map.name);
  host.append(stage.element);
  dress(stage.element, sheet.style.palette, signal);
  const rig = createRig({ ...stage, sheet: sheet.box, signal });
  const fan = createFan(stage.element, options.sumLine ?? plainSums);
  return { sheet, stage, rig, overlays, stacks, fan, player, signal, emit };
}

const systemIsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function connectGestures({ stage, rig, player, signal }: BoardParts, pointer: Pointer): void {
  const local = ([x, y]: Point): Point => {
    const { left, top } = stage.element.getBoundingClientRect();
    return [x - left, y - top];
  };
  listenToGestures(
    stage.element,
    {
      press: () => player.finish(),
      pan: (by) => rig.pan(by),
      zoom: (factor, at) => rig.zoom(factor, local(at)),
      gesture: (kind, at, by) => pointer.gesture(kind, at, by),
      dragging: (on) => stage.element.classList.toggle('b-dragging', on),
    },
    signal,
  );
}

/** The level of detail changes when the camera rests: in the middle of a zoom it would only cost frames. */
function followLevel(parts: BoardParts): () => Level {
  const { stage, rig, stacks } = parts;
  let level: Level | undefined;
  const follow = (): void => {
    const hexWidth = rig.view().scale * HEX;
    stage.element.classList.toggle('b-farthest', hexWidth < FARTHEST_BELOW);
    nameAfar(parts);
    const next = levelAt(hexWidth, level);
    if (next === level) return;
    level = next;
    for (const one of LEVELS) stage.element.classList.toggle(`b-${one}`, one === next);
    stacks.setLevel(next);
  };
  rig.watchRest(follow);
  follow();
  return () => level ?? 'middle';
}

/** Where the whole sheet is seen, its names keep clear of the stacks. */
function nameAfar({ sheet, stage, stacks }: BoardParts): void {
  if (stage.element.classList.contains('b-farthest')) placeFarNames(stage.names, sheet, stacks);
}

function screenOf({ sheet, stage, rig }: BoardParts, hex: string): ReturnType<ScreenBoard['screenOf']> {
  const point = sheet.place(hex);
  if (point === undefined) return undefined;
  const { left, top } = stage.element.getBoundingClientRect();
  const [x, y] = toScreen(rig.view(), point);
  return { x: x + left, y: y + top };
}

type Assembled = Omit<ScreenBoard, 'ready' | 'listen' | 'destroy' | 'cursor' | 'level'>;

function boardOf(parts: BoardParts, pointer: Pointer, cursor: Cursor): Assembled {
  const { sheet, stage, rig, overlays, stacks, player } = parts;
  const stackWatchers = new Set<() => void>();
  return {
    element: stage.element,
    sheet,
    setStacks(next, plan) {
      if (plan !== undefined) player.keep(plan.motions);
      stacks.set(next);
      nameAfar(parts);
      if (plan !== undefined) player.play(plan);
      for (const listener of stackWatchers) listener();
    },
    setLayer: (name, shapes) => overlays.set(name, shapes),
    setNumbers: (shown) => void stage.element.classList.toggle('b-no-numbers', !shown),
    setCounters: (shown) => void stage.element.classList.toggle('b-no-counters', !shown),
    setCursor: (hex) => cursor.set(hex),
    show: (places) => rig.show(places.map((name) => sheet.place(name)).filter((point) => point !== undefined)),
    fit: () => rig.fit(),
    zoomBy: (factor) => rig.zoom(factor),
    panBy: (x, y) => rig.pan([x, y]),
    play(plan) {
      player.finish();
      player.play(plan);
    },
    screenOf: (hex) => screenOf(parts, hex),
    watchCamera: (listener) => rig.watch(listener),
    openFan: (place) => pointer.openFan(place),
    closeFan: () => pointer.closeFan(),
    setInsets: (insets) => rig.setInsets(insets),
    centreOn: (point) => rig.centreOn(point),
    camera: () => rig.camera(),
    setCamera: (camera) => rig.setCamera(camera),
    seen() {
      const [left, top] = toSheet(rig.view(), [0, 0]);
      const [right, bottom] = toSheet(rig.view(), [rig.size().width, rig.size().height]);
      return { left, top, right, bottom };
    },
    stacks: () => stacks.all(),
    watchStacks(listener) {
      stackWatchers.add(listener);
      return () => {
        stackWatchers.delete(listener);
      };
    },
  };
}
