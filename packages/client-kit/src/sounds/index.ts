export { type OwnSound, soundsOf } from './sound-of.ts';
