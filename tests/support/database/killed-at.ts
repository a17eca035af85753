// Preloaded into a command by NODE_OPTIONS: kills it, as kill -9 would, before or after it renames a file to a
// name with the given end.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [, when, name = ''] = /^(before|after) (.+)$/.exec(process.env.KILLED_AT ?? '') ?? [];
const rename = fs.renameSync;
fs.renameSync = (from, to) => {
  const isMoment = new RegExp(`${name}$`).test(String(to));
  if (isMoment && when === 'before') process.kill(process.pid, 'SIGKILL');
  rename(from, to);
  if (isMoment && when === 'after') process.kill(process.pid, 'SIGKILL');
};
syncBuiltinESMExports();

/** @param moment `before /keys`, `after keys.new` */
export const killAt = (moment: string) => ({
  NODE_OPTIONS: `--import=${import.meta.filename}`,
  KILLED_AT: moment,
});
