import { StartRefused } from '../startup/operator-error.ts';

/** Nobody can say whether what was there has been replaced: it is the one or the other, and whole. */
export class EndUnknown extends StartRefused {
  override name = 'EndUnknown';
}
