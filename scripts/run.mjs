// node scripts/run.mjs scripts/commands/backup.ts /absolute/path.tar.zst
import { spawn } from 'node:child_process';
import { node } from './bootstrap.mjs';

const child = spawn(node, process.argv.slice(2), { stdio: 'inherit' });
// The terminal sends Ctrl-C to the command as well, which decides when to exit.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
