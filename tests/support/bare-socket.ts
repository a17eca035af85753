import net from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface Heard {
  /** All that was answered until the connection ended. */
  answer: string;
  seconds: number;
}

/**
 * Over a socket of its own, until it is closed by the other side.
 * @param parts what is sent, one after the other; a number is a pause in milliseconds
 */
export async function exchange(
  address: string,
  ...parts: (string | Buffer | number)[]
): Promise<Heard> {
  const { hostname, port } = new URL(address);
  const begun = performance.now();
  const socket = net.connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.on('close', resolve));
  for (const part of parts) {
    if (typeof part === 'number') await setTimeout(part);
    else if (!socket.destroyed) socket.write(part);
  }
  await closed;
  return { answer, seconds: (performance.now() - begun) / 1000 };
}
