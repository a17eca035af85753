import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const database = new DatabaseSync(String(workerData), { timeout: 0 });
// It must be as durable as the writer's own.
database.exec('PRAGMA synchronous = FULL');

parentPort?.on('message', () => {
  database.exec('PRAGMA wal_checkpoint(passive)');
  parentPort?.postMessage('done');
});
