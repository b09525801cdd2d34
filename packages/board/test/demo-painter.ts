import { servePainter } from '../src/screen/ground/tile-painters.ts';

servePainter({
  addEventListener: (_, listener) => addEventListener('message', listener),
  postMessage: (message) => postMessage(message),
});
