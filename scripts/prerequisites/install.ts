import { spawnSync } from 'node:child_process';

export interface Packages {
  apt: string;
  dnf: string;
  pacman: string;
  apk: string;
  brew: string;
}

const MANAGERS: {
  name: keyof Packages;
  program: string;
  needsRoot: boolean;
  commands: (name: string) => string[][];
}[] = [
  {
    name: 'apt',
    program: 'apt-get',
    needsRoot: true,
    commands: (name) => [['update'], ['install', '-y', '--no-install-recommends', name]],
  },
  { name: 'dnf', program: 'dnf', needsRoot: true, commands: (name) => [['install', '-y', name]] },
  {
    name: 'pacman',
    program: 'pacman',
    needsRoot: true,
    commands: (name) => [['-Sy', '--noconfirm', name]],
  },
  { name: 'apk', program: 'apk', needsRoot: true, commands: (name) => [['add', name]] },
  { name: 'brew', program: 'brew', needsRoot: false, commands: (name) => [['install', name]] },
];

/** @returns whether a package manager has installed it */
export function install(packages: Partial<Packages>): boolean {
  return MANAGERS.some(({ name, program, needsRoot, commands }) => {
    const wanted = packages[name];
    if (!wanted || !isInstalled(program)) return false;
    console.log(`Installing ${wanted} with ${program} …`);
    return commands(wanted).every((args) =>
      run(needsRoot ? asRoot(program, args) : [program, ...args]),
    );
  });
}

function isInstalled(program: string): boolean {
  return spawnSync('which', [program], { stdio: 'ignore' }).status === 0;
}

/** A password prompt would stop an unattended run. */
function asRoot(program: string, args: string[]): string[] {
  return process.getuid?.() === 0 ? [program, ...args] : ['sudo', '-n', program, ...args];
}

function run([program = '', ...args]: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
