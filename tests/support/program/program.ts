// The program as an operator runs it: a separate process on a real data folder and port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { EndpointName } from '#domain/endpoints.ts';
import { ADMIN } from '../app/api/admin.ts';
import { type CallOptions, type Client, requestOf } from '../app/api/client.ts';
import { type Received, Reply } from '../app/api/reply.ts';
import { present } from '../present.ts';

const root = join(import.meta.dirname, '../../..');
const main = join(root, 'server/main.ts');
export const compiled = join(root, 'node_modules/.cache/adhyay');
const START_TIMEOUT_MS = 60_000;

const running = new Set<ChildProcess>();

export interface Program {
  address: string;
  output: () => string;
  child: ChildProcess;
  /** The exit code; null if it was killed. */
  stop: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
}

interface ExitResult {
  code: number | null;
  output: string;
}

/** Resolves when the program logs its address. */
export async function startProgram(variables: Record<string, string>): Promise<Program> {
  const { child, output } = launch(variables);
  const exited = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`It did not start:\n${output()}`)),
      START_TIMEOUT_MS,
    );
    child.stdout?.on('data', () => {
      const [, found] = /Adhyay is at (\S+)/.exec(output()) ?? [];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.on('exit', () => reject(new Error(`It stopped at the start:\n${output()}`)));
  });
  return {
    address,
    output,
    child,
    stop: async (signal) => {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

/** A failed test does not stop its program, which would slow the tests after it. */
export function killRunningPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** For starts that fail: resolves when the program has ended. */
export async function runProgram(variables: Record<string, string>): Promise<ExitResult> {
  const { child, output } = launch(variables);
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  return { code, output: output() };
}

export function launch(variables: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      LOG_LEVEL: 'error',
      DAILY_LIMIT_PER_ACCOUNT: '1000000000',
      NODE_COMPILE_CACHE: compiled,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  return { child, output: () => text };
}

/** @throws if the connection breaks */
export async function request<Name extends EndpointName>(
  address: string,
  name: Name,
  { token = '', ...sent }: CallOptions & { token?: string } = {},
): Promise<Reply<Name>> {
  const { method, url, headers, payload } = requestOf(name, sent, token);
  const response = await fetch(address + url, {
    method,
    headers,
    ...(payload !== undefined && { body: payload }),
  });
  return new Reply(name, await received(response));
}

export function clientAt(address: string, token: string): Pick<Client, 'call'> {
  return { call: (name, sent) => request(address, name, { token, ...sent }) };
}

export async function received(response: Response): Promise<Received> {
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    rawPayload: Buffer.from(await response.arrayBuffer()),
  };
}

export async function adminToken(address: string): Promise<string> {
  const { body } = await request(address, 'signIn', { body: ADMIN });
  return body.token;
}

/** Adds Asha unless she exists. @returns her id */
export async function addAsha(address: string, token: string): Promise<number> {
  const body = { name: 'Asha', email: 'asha@adhyay.example', password: 'walks far' };
  await request(address, 'createVolunteer', { token, body });
  const found = await request(address, 'listVolunteers', { token, query: { search: 'asha' } });
  return present(found.body.data[0]).id;
}
