// V8 keeps the room that a start has needed for as long as the program does little. Asked once to
// collect as if memory were short, it gives a quarter of the program's memory back.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const DELAY_MS = 1000;

/** The one pause of about a twentieth of a second comes when the first visitors have been answered. */
export function collectGarbageSoon(): void {
  setTimeout(collectGarbage, DELAY_MS).unref();
}

function collectGarbage(): void {
  // The function exists only in a context that is made while the flag is set.
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
