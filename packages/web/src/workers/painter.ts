/** Paints the squares of the ground off the window's thread. */
import { servePainter } from '@bridgehead/board';

servePainter({
  addEventListener: (_, listener) => addEventListener('message', listener),
  postMessage: (message) => postMessage(message),
});
