// Images are encoded by a separate process, which may die at any time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Program, startProgram } from '../support/program/program.ts';
import { startedFolder } from '../support/program/started-trust.ts';

let dataDir: string;
let program: Program;

/** @returns undefined if there is no such process */
function read(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

const server = () => program.child.pid ?? 0;
/** `pid (name) state …`: a zombie counts as dead. */
const lives = (pid: number) => /\) [^ZX] /.test(read(pid, 'stat') ?? '');
const hasEncoder = (pid: number) => read(pid, 'maps')?.includes('libvips') ?? false;

/** The encoder process, once it has loaded libvips. @param before pid of the previous one */
async function encoder(before?: number): Promise<number> {
  let pid = 0;
  const begun = () => {
    pid = Number(read(server(), `task/${server()}/children`));
    return pid !== before && hasEncoder(pid);
  };
  await expect.poll(begun, { timeout: 10_000, interval: 5 }).toBe(true);
  return pid;
}

describe.runIf(process.platform === 'linux')('the encoder process', () => {
  beforeEach(async () => {
    dataDir = startedFolder();
    const database = new DatabaseSync(join(dataDir, 'adhyay.sqlite'));
    database.exec('update images set variants_mark = null');
    database.close();
    program = await startProgram({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  });
  afterEach(async () => {
    program.child.kill('SIGKILL');
  });

  test('has a lower priority than requests, and the server does not load its library', async () => {
    const pid = await encoder();
    const niceness = read(pid, 'stat')?.split(') ')[1]?.split(' ')[16];
    expect(niceness).toBe('19');
    await makeNow(nameOf('variants_mark is null'), 480, 'webp');
    expect(hasEncoder(server())).toBe(false);
  });

  test('is replaced when it is killed, and the picture is made', async () => {
    const killed = await encoder();
    process.kill(killed, 'SIGKILL');
    expect(lives(await encoder(killed))).toBe(true);
    expect((await fetch(`${program.address}/healthz`)).status).toBe(200);
    await makeNow(nameOf('variants_mark is null'), 480, 'webp');
    expect(program.output()).not.toContain('could not be');
  });

  test('skips a picture that kills it twice, logs it, and makes the others', async () => {
    const first = await encoder();
    process.kill(first, 'SIGKILL');
    const second = await encoder(first);
    process.kill(second, 'SIGKILL');
    await expect.poll(program.output).toContain('a picture could not be encoded');
    expect(lives(await encoder(second))).toBe(true);
  });

  test('ends with the program, which does not wait for it', async () => {
    const pid = await encoder();
    expect(await program.stop('SIGTERM')).toBe(0);
    expect(lives(pid)).toBe(false);
    expect(program.output()).not.toContain('could not be encoded');
  });

  test('ends when the terminal interrupts all processes', async () => {
    const pid = await encoder();
    process.kill(pid, 'SIGINT');
    expect(await program.stop('SIGINT')).toBe(0);
    expect(lives(pid)).toBe(false);
    expect(program.output()).not.toContain('could not be encoded');
  });

  test('ends when the program is killed', async () => {
    const pid = await encoder();
    await program.stop('SIGKILL');
    await expect.poll(() => lives(pid), { timeout: 1000 }).toBe(false);
  });
});

function nameOf(picture: string): string {
  const db = new DatabaseSync(join(dataDir, 'adhyay.sqlite'), { readOnly: true });
  const row = db.prepare(`select name from images where ${picture} order by name desc`).get();
  db.close();
  if (!row) throw new Error('there is no such picture');
  return String(row.name);
}

/** Requests the variant until it has been encoded. */
async function makeNow(name: string, width: number, format: string): Promise<void> {
  const url = `${program.address}/images/${name}?w=${width}&format=${format}`;
  const caching = async () => (await fetch(url)).headers.get('cache-control');
  expect(await caching(), 'it has yet to be made').toBe('no-store');
  await expect.poll(caching, { timeout: 10_000 }).toBe('no-cache');
}
