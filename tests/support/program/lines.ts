// The line between a browser and the program: a thin one, and one that is cut.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import type { Program } from './program.ts';

/** What comes from the page goes out so slowly, in bytes a second. Answers what ends it. */
export async function limitUploadSpeed(
  page: Page,
  bytesPerSecond: number,
): Promise<() => Promise<void>> {
  const line = await page.context().newCDPSession(page);
  const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    ...unlimited,
    uploadThroughput: bytesPerSecond,
  });
  return async () => {
    await line.send('Network.emulateNetworkConditions', unlimited);
  };
}

interface UnreliableProxy {
  /** Where the program is met through it. */
  address: string;
  /** From now on nothing goes through, and what was on its way is lost. */
  cut: () => void;
  /** From now on no answer comes back; what goes out still arrives. */
  dropResponses: () => void;
  repair: () => void;
  close: () => Promise<void>;
}

/** A line to the program that can be cut. */
export async function startUnreliableProxy(program: Program): Promise<UnreliableProxy> {
  const { hostname, port } = new URL(program.address);
  const open = new Set<Socket>();
  let isCut = false;
  let dropsResponses = false;
  const cutAll = () => {
    for (const socket of open) socket.destroy();
    open.clear();
  };
  const line = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      // Who is cut off while writing is told so.
      socket.on('error', () => socket.destroy());
    }
    if (isCut) return cutAll();
    near.pipe(far).on('data', (answer) => dropsResponses || near.write(answer));
    far.on('end', () => near.end());
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const place = line.address();
  if (place === null || typeof place === 'string') throw new Error('The line has no port');
  return {
    address: `http://127.0.0.1:${place.port}`,
    cut: () => {
      isCut = true;
      cutAll();
    },
    dropResponses: () => {
      dropsResponses = true;
    },
    repair: () => {
      isCut = false;
      dropsResponses = false;
    },
    close: async () => {
      cutAll();
      line.close();
      await once(line, 'close');
    },
  };
}
