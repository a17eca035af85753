// The network between a browser and the program: slow, or interrupted.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import type { Program } from './program.ts';

/** Limits uploads to these bytes a second. @returns a function that lifts the limit */
export async function limitUploadSpeed(
  page: Page,
  bytesPerSecond: number,
): Promise<() => Promise<void>> {
  const line = await page.context().newCDPSession(page);
  const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    ...unlimited,
    // What the screen says between the last byte and the answer is seen, too.
    latency: 100,
    uploadThroughput: bytesPerSecond,
  });
  return async () => {
    await line.send('Network.emulateNetworkConditions', unlimited);
  };
}

interface UnreliableProxy {
  address: string;
  /** Drops all connections and refuses new ones. */
  cut: () => void;
  /** Drops all responses; requests still arrive. */
  dropResponses: () => void;
  repair: () => void;
  close: () => Promise<void>;
}

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
      // A cut while writing raises an error, which must not end the test.
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
