// The program with its built pages in the test's own process, met over a real port.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { openTestHouse, type TestHouse } from './test-app.ts';

const BUILT = join(import.meta.dirname, '../../build/client');

export interface ListeningHouse extends TestHouse {
  address: string;
}

export async function openListeningHouse(
  variables: Record<string, string> = {},
): Promise<ListeningHouse> {
  const house = await openTestHouse(variables);
  const app: FastifyInstance = buildApp(house.house, BUILT);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...house,
    app,
    address,
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
      await house.close();
    },
  };
}
