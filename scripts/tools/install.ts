// Installs a program that the tests need with whatever package manager the machine has.
import { spawnSync } from 'node:child_process';

/** The name of one program's package with each package manager. */
export interface Packages {
  apt: string;
  dnf: string;
  pacman: string;
  apk: string;
  brew: string;
}

const MANAGERS: Record<
  keyof Packages,
  { program: string; root: boolean; commands: (name: string) => string[][] }
> = {
  apt: {
    program: 'apt-get',
    root: true,
    commands: (name) => [['update'], ['install', '-y', '--no-install-recommends', name]],
  },
  dnf: { program: 'dnf', root: true, commands: (name) => [['install', '-y', name]] },
  pacman: { program: 'pacman', root: true, commands: (name) => [['-Sy', '--noconfirm', name]] },
  apk: { program: 'apk', root: true, commands: (name) => [['add', name]] },
  brew: { program: 'brew', root: false, commands: (name) => [['install', name]] },
};

/** True when a package manager here has installed it. */
export function install(packages: Packages): boolean {
  return Object.entries(MANAGERS).some(([manager, { program, root, commands }]) => {
    if (!isHere(program)) return false;
    const name = Object.entries(packages).find(([key]) => key === manager)?.[1] ?? '';
    console.log(`Installing ${name} with ${program} …`);
    return commands(name).every((args) => run(root ? asRoot(program, args) : [program, ...args]));
  });
}

export function isHere(program: string): boolean {
  return spawnSync('which', [program], { stdio: 'ignore' }).status === 0;
}

/** Without a password prompt: the tests must not wait for somebody who is not there. */
function asRoot(program: string, args: string[]): string[] {
  return process.getuid?.() === 0 ? [program, ...args] : ['sudo', '-n', program, ...args];
}

function run([program = '', ...args]: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
