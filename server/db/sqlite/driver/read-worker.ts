import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { extendedResultCode } from '../result-code.ts';
import { type Query, Statements } from './statements.ts';

export interface ReadRequest {
  number: number;
  query: Query;
}
/** postMessage drops custom properties of errors, so errcode is sent separately. */
export type ReadResponse = { number: number } & (
  | { rows: unknown[] }
  | { message: string; errcode: number }
);

const CACHE_KIB = 16_384;

const database = new DatabaseSync(String(workerData), { readOnly: true, timeout: 1000 });
database.exec(`PRAGMA cache_size = -${CACHE_KIB}; PRAGMA trusted_schema = OFF`);
const statements = new Statements(database);

parentPort?.on('message', ({ number, query }: ReadRequest) => {
  parentPort?.postMessage(answer(number, query));
});

function answer(number: number, query: Query): ReadResponse {
  try {
    return { number, rows: statements.run(query).rows };
  } catch (error) {
    return { number, message: String(error), errcode: extendedResultCode(error) };
  }
}
