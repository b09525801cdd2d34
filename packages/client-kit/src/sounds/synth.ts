/** The sounds themselves, made on the spot: a handful of tones and a little noise, no files. */
import type { Sound } from './sound-of.ts';

/** Where a sound goes, and when it begins. */
interface Outlet {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

interface Voice {
  /** From one pitch to another, in hertz; of noise, the edge of its filter. */
  readonly from: number;
  readonly to?: number;
  readonly seconds: number;
  readonly loud: number;
  readonly after?: number;
}

const SILENCE = 0.0001;
const ATTACK = 0.006;

/** Begins at once and dies away. */
function fading({ context, out, at }: Outlet, { seconds, loud, after = 0 }: Voice): GainNode {
  const gain = context.createGain();
  const begin = at + after;
  gain.gain.setValueAtTime(SILENCE, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, begin + seconds);
  gain.connect(out);
  return gain;
}

function run(source: AudioScheduledSourceNode, { at }: Outlet, { seconds, after = 0 }: Voice): void {
  source.start(at + after);
  source.stop(at + after + seconds);
}

function tone(outlet: Outlet, voice: Voice, type: OscillatorType = 'sine'): void {
  const oscillator = outlet.context.createOscillator();
  const begin = outlet.at + (voice.after ?? 0);
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(voice.from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(voice.to ?? voice.from, begin + voice.seconds);
  oscillator.connect(fading(outlet, voice));
  run(oscillator, outlet, voice);
}

function noise(outlet: Outlet, voice: Voice, type: BiquadFilterType = 'lowpass'): void {
  const { context, at } = outlet;
  const source = context.createBufferSource();
  source.buffer = hiss(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  const begin = at + (voice.after ?? 0);
  filter.type = type;
  filter.frequency.setValueAtTime(voice.from, begin);
  filter.frequency.exponentialRampToValueAtTime(voice.to ?? voice.from, begin + voice.seconds);
  source.connect(filter);
  filter.connect(fading(outlet, voice));
  run(source, outlet, voice);
}

let kept: AudioBuffer | undefined;

/** Half a second of noise, made once. */
function hiss(context: AudioContext): AudioBuffer {
  if (kept !== undefined) return kept;
  kept = context.createBuffer(1, Math.round(context.sampleRate / 2), context.sampleRate);
  const samples = kept.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return kept;
}

/** Each begins its sound and gives back after how long the next may begin. */
const MAKERS: Readonly<Record<Sound, (outlet: Outlet) => number>> = {
  dice: (outlet) => {
    for (const [i, after] of [0, 0.07, 0.13, 0.21, 0.32].entries()) {
      noise(outlet, { from: 2600 - i * 180, seconds: 0.035, loud: 0.5 - i * 0.06, after }, 'bandpass');
      tone(outlet, { from: 900 - i * 60, to: 420, seconds: 0.03, loud: 0.14, after }, 'triangle');
    }
    return 0.42;
  },
  move: (outlet) => {
    tone(outlet, { from: 190, to: 120, seconds: 0.09, loud: 0.35 }, 'triangle');
    noise(outlet, { from: 700, to: 200, seconds: 0.06, loud: 0.25 });
    return 0.1;
  },
  combat: (outlet) => {
    for (const [loud, after] of [
      [0.7, 0],
      [0.45, 0.16],
    ] as const) {
      tone(outlet, { from: 95, to: 45, seconds: 0.3, loud, after });
      noise(outlet, { from: 520, to: 120, seconds: 0.2, loud: loud * 0.5, after });
    }
    return 0.45;
  },
  blown: (outlet) => {
    noise(outlet, { from: 1400, to: 70, seconds: 1.2, loud: 0.8 });
    tone(outlet, { from: 70, to: 28, seconds: 0.9, loud: 0.7 });
    return 1;
  },
  turn: (outlet) => {
    tone(outlet, { from: 659.3, seconds: 0.5, loud: 0.18 });
    tone(outlet, { from: 880, seconds: 0.7, loud: 0.16, after: 0.14 });
    return 0.6;
  },
  victory: (outlet) => {
    for (const [i, from] of [392, 523.3, 659.3, 784].entries()) {
      tone(outlet, { from, seconds: 1.1, loud: 0.17, after: i * 0.16 });
    }
    return 1.4;
  },
};

/** One for the page; browsers want a gesture before the first, and every answer is one. */
let context: AudioContext | undefined;

/** One after the other; `volume` from 0 to 1. */
export function playSounds(sounds: readonly Sound[], volume: number): void {
  if (sounds.length === 0 || volume <= 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  // The ear hears steps of power, not of amplitude.
  out.gain.value = volume * volume;
  out.connect(context.destination);
  let at = context.currentTime + 0.02;
  for (const sound of sounds) at += MAKERS[sound]({ context, out, at });
}
