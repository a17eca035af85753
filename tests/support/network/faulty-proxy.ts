// A proxy to PostgreSQL that can drop, cut or stall a connection, before a message or before its response.
import { once } from 'node:events';
import net from 'node:net';
import { promisify } from 'node:util';
import { portOf } from '../program/port.ts';

/** `stalls`: nothing passes and neither end notices. Bytes: sent to the client, then the connection ends. */
export type Fault =
  | 'passes'
  | 'is lost'
  | 'loses its answer'
  | 'stalls'
  | 'is never answered'
  | Buffer;

export interface FaultyProxy {
  url: string;
  refuseNewConnections: () => void;
  connectionCount: () => Promise<number>;
  close: () => void;
}

/** @param faultFor called with each message and awaited */
export async function startFaultyProxy(
  url: string,
  faultFor: (sent: string) => Fault | Promise<Fault>,
): Promise<FaultyProxy> {
  const folder = new URL(url).searchParams.get('host');
  const open = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const database = net.connect(`${folder}/.s.PGSQL.5432`);
    let isSilent = false;
    const cut = () => {
      if (isSilent) return;
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', cut).on('close', cut);
    }
    client.on('data', async (bytes) => {
      if (isSilent) return;
      client.pause();
      const fault = await faultFor(bytes.toString('latin1'));
      if (fault === 'is lost') cut();
      if (Buffer.isBuffer(fault)) return client.end(fault);
      if (fault === 'loses its answer') database.removeAllListeners('data').once('data', cut);
      if (fault === 'stalls' || fault === 'is never answered') isSilent = true;
      if (fault !== 'is lost' && fault !== 'stalls') database.write(bytes);
      client.resume();
    });
    database.on('data', (bytes) => isSilent || client.write(bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const refuseNewConnections = () => {
    server.close();
  };
  const address = new URL(url);
  address.searchParams.delete('host');
  address.host = `127.0.0.1:${portOf(server)}`;
  return {
    url: address.href,
    refuseNewConnections,
    connectionCount: promisify(server.getConnections.bind(server)),
    close: () => {
      refuseNewConnections();
      for (const socket of open) socket.destroy();
    },
  };
}
