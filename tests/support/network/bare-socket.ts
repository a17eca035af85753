import net from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface Exchange {
  /** Everything received until the connection ended. */
  response: string;
  seconds: number;
}

/** @param parts sent in order; a number is a pause in milliseconds */
export async function exchange(
  address: string,
  ...parts: (string | Buffer | number)[]
): Promise<Exchange> {
  const { hostname, port } = new URL(address);
  const startedAt = performance.now();
  const socket = net.connect(Number(port), hostname);
  let response = '';
  socket.setEncoding('utf8').on('data', (text) => {
    response += text;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.on('close', resolve));
  for (const part of parts) {
    if (typeof part === 'number') await setTimeout(part);
    else if (!socket.destroyed) socket.write(part);
  }
  await closed;
  return { response, seconds: (performance.now() - startedAt) / 1000 };
}
