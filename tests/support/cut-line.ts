// A line to PostgreSQL on which what is sent can be seen, and which can be cut there: before it arrives, or before
// its answer does.
import { once } from 'node:events';
import net from 'node:net';
import { portOf } from './port.ts';

/** Bytes are an answer from us, after which the line is at its end. */
export type Fate = 'passes' | 'is lost' | 'loses its answer' | Buffer;

export interface CutLine {
  url: string;
  /** From now on nobody new gets through. */
  takeNoMore: () => void;
  close: () => void;
}

/**
 * @param url of a database on a socket in a folder
 * @param seen is asked about what is sent, and waited for
 */
export async function startCutLine(
  url: string,
  seen: (sent: string) => Fate | Promise<Fate>,
): Promise<CutLine> {
  const folder = new URL(url).searchParams.get('host');
  const open = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const database = net.connect(`${folder}/.s.PGSQL.5432`);
    const cut = () => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', cut).on('close', cut);
    }
    client.on('data', async (bytes) => {
      client.pause();
      const fate = await seen(bytes.toString('latin1'));
      if (fate === 'is lost') cut();
      if (Buffer.isBuffer(fate)) return client.end(fate);
      if (fate === 'loses its answer') database.removeAllListeners('data').once('data', cut);
      if (fate !== 'is lost') database.write(bytes);
      client.resume();
    });
    database.on('data', (bytes) => client.write(bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const takeNoMore = () => {
    server.close();
  };
  const address = new URL(url);
  address.searchParams.delete('host');
  address.host = `127.0.0.1:${portOf(server)}`;
  return {
    url: address.href,
    takeNoMore,
    close: () => {
      takeNoMore();
      for (const socket of open) socket.destroy();
    },
  };
}
