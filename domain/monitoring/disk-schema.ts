import * as z from 'zod';

export const disk = z.strictObject({
  holds: z.enum(['data', 'backups']),
  used_percent: z.int(),
  free_bytes: z.int(),
  /** True from 80 percent on. */
  is_low: z.boolean(),
});
export type Disk = z.infer<typeof disk>;
