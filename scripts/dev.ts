import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { drawDrawings } from './build/drawings.ts';
import { drawPictures } from './build/pictures.ts';

const root = join(import.meta.dirname, '..');
const admin = {
  email: process.env.ADMIN_EMAIL ?? 'admin@adhyay.example',
  password: process.env.ADMIN_PASSWORD ?? 'only for development',
};
const API_PORT = process.env.API_PORT ?? '3001';

await drawPictures(join(root, 'drawn/pictures'));
await drawDrawings(join(root, 'drawn'));

const server = run(['--watch-path=server', '--watch-path=domain', 'server/main.ts'], {
  PORT: API_PORT,
  PUBLIC_URL: 'http://127.0.0.1:5173',
  DATA_DIR: process.env.DATA_DIR ?? './data-dev',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
});
const screens = run(['node_modules/@react-router/dev/bin.cjs', 'dev'], { API_PORT });

console.log(`Development: the first admin is ${admin.email}, the password "${admin.password}".`);

for (const child of [server, screens]) child.on('exit', stopAll);
process.on('SIGINT', stopAll).on('SIGTERM', stopAll);

function run(args: string[], variables: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
}

function stopAll(): void {
  for (const child of [server, screens]) child.kill();
}
