import * as z from 'zod';

/** How full a disk is that the program writes to. */
export const disk = z.strictObject({
  /** Backups only where they are on a disk of their own. */
  holds: z.enum(['data', 'backups']),
  used_percent: z.int(),
  free_bytes: z.int(),
  /** From 80 percent on: whoever looks after the machine has to make room. */
  is_low: z.boolean(),
});
export type Disk = z.infer<typeof disk>;
