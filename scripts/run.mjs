// Runs a command of package.json under the program's own Node, after installing what is missing:
// node scripts/run.mjs scripts/commands/backup.ts /a/whole/path.tar.zst
import { spawn } from 'node:child_process';
import { node } from './bootstrap.mjs';

const child = spawn(node, process.argv.slice(2), { stdio: 'inherit' });
// Ctrl-C reaches the command by itself; it decides when it ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
