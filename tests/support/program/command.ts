import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compiled } from './program.ts';

const scripts = join(import.meta.dirname, '../../../scripts/commands');

interface Command {
  variables: Record<string, string>;
  args?: string[];
  /** Standard input. */
  input?: string;
}

export function startCommand(name: string, { variables, args = [], input = '' }: Command) {
  const child = spawn(process.execPath, [join(scripts, `${name}.ts`), ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compiled, ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  child.stdin.end(input);
  const ended = once(child, 'close').then(([code]): { code: number | null; output: string } => ({
    code,
    output,
  }));
  return { child, ended };
}

export const runCommand = (name: string, command: Command) => startCommand(name, command).ended;
