import { StartRefused } from '../start-refused.ts';

/** An archive that cannot be made, or not be used: a sentence for who runs the command. */
export class ArchiveRefused extends StartRefused {
  override name = 'ArchiveRefused';
}
