// A Fastify that only sends the same bytes: the upper bound for a program on it. Runs in its own process.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import Fastify from 'fastify';

export interface BareFastify {
  address: string;
  stop: () => Promise<void>;
}

/** @param body JSON that each request is answered with, whatever its path */
export async function startBareFastify(body: string): Promise<BareFastify> {
  const child = fork(import.meta.filename);
  child.send(body);
  const [port] = await once(child, 'message');
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

process.once('message', async (body) => {
  const app = Fastify();
  app.all('/*', async (_request, reply) => reply.type('application/json').send(String(body)));
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(Number(new URL(app.listeningOrigin).port));
});
