import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { openTestApp, type TestApp } from '../app/test-app.ts';

const BUILT = join(import.meta.dirname, '../../../build/client');

export interface ListeningTestApp extends TestApp {
  address: string;
}

export async function openListeningTestApp(
  variables: Record<string, string> = {},
): Promise<ListeningTestApp> {
  const testApp = await openTestApp(variables);
  const app: FastifyInstance = buildApp(testApp.ctx, { pages: BUILT });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...testApp,
    app,
    address,
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
      await testApp.close();
    },
  };
}
