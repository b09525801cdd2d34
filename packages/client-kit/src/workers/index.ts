export { createWorkerCalls, serveWorkerCalls, type WorkerCall } from './worker-calls.ts';
