/**
 * Both workers that need the rules, in one file, so that the rules travel once. The name that a worker is given says which it is; what
 * only the other needs is read when it is asked for, which is never.
 */
import { servePlayers } from './ai-worker.ts';
import { serveEngine } from './engine-worker.ts';

if (self.name === 'players') servePlayers();
else serveEngine();
