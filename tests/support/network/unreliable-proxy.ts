// A TCP proxy in front of the program that can cut connections or drop responses.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../program/port.ts';
import type { Program } from '../program/program.ts';

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
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      // A cut while writing raises an error, which must not end the test.
      socket.on('error', () => socket.destroy());
    }
    if (isCut) return cutAll();
    client.pipe(upstream).on('data', (bytes) => dropsResponses || client.write(bytes));
    upstream.on('end', () => client.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
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
      server.close();
      await once(server, 'close');
    },
  };
}
