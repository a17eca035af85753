// Hours of ordinary work at a moderate rate, to find leaks.
import { readdirSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { openDesk } from './desk/open-desk.ts';
import { type Call, type Measured, measure } from './load.ts';
import type { Running } from './program.ts';

export const ENTRIES = 10_000;
export const CALLS_PER_SECOND = 60;
/** One request in so many is for a page, as by visitors. */
export const PAGE_EVERY = 5;
export const PICTURE_EVERY_S = 60;
const CLIENTS = 8;
const SAMPLE_MS = 5000;
const PAGES = ['/', '/about', '/contact', '/calendar', '/faqs'];
const MIB = 2 ** 20;

export interface Sample {
  minutes: number;
  mebibytes: number;
  /** Number of open files and connections. */
  files: number;
  /** MiB of SQLite's write-ahead log; 0 if there is none. */
  wal: number;
}

export interface SoakResult {
  database: string;
  calls: Measured;
  pictures: { taken: number; failed: number };
  samples: readonly Sample[];
}

/** @param walFile path of SQLite's write-ahead log */
export async function soak(running: Running, minutes: number, walFile: string) {
  const { day, token } = await openDesk(running.address, ENTRIES);
  let isOver = false;
  const work = measure({
    clients: CLIENTS,
    seconds: minutes * 60,
    perSecond: CALLS_PER_SECOND,
    url: running.address,
    call: withPages(day.anyCall),
  }).finally(() => {
    isOver = true;
  });
  const pictures = { taken: 0, failed: 0 };
  const samples: Sample[] = [];
  const startedAt = performance.now();
  while (!isOver) {
    samples.push({
      minutes: (performance.now() - startedAt) / 60_000,
      ...readSample(running, walFile),
    });
    if (samples.length % ((PICTURE_EVERY_S * 1000) / SAMPLE_MS) === 0) {
      const taken = await uploadPhoto(running, token).catch(() => false);
      pictures[taken ? 'taken' : 'failed'] += 1;
    }
    await setTimeout(SAMPLE_MS);
  }
  return { calls: await work, pictures, samples };
}

function withPages(any: () => Call): () => Call {
  let number = 0;
  return () => {
    number += 1;
    if (number % PAGE_EVERY > 0) return any();
    return { method: 'GET', path: PAGES[(number / PAGE_EVERY) % PAGES.length] ?? '/' };
  };
}

function readSample(running: Running, walFile: string): Omit<Sample, 'minutes'> {
  return {
    mebibytes: running.memory(),
    files: readdirSync(`/proc/${running.pid()}/fd`).length,
    wal: (statSync(walFile, { throwIfNoEntry: false })?.size ?? 0) / MIB,
  };
}

async function uploadPhoto({ address }: Running, token: string): Promise<boolean> {
  const wall = { width: 1600, height: 1200, channels: 3, background: '#8a3324' } as const;
  const photo = await sharp({ create: wall }).jpeg().toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'wall.jpg');
  const { ok } = await fetch(`${address}/server/api/admin/images/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return ok;
}
