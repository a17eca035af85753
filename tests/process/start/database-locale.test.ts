import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openContext } from '#server/startup/open-context.ts';
import { queryPostgres } from '../../support/app/query-database.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { startCluster } from '../../support/database/postgres-cluster.ts';

let cluster: ReturnType<typeof startCluster>;
beforeAll(() => {
  cluster = startCluster();
});
afterAll(() => cluster.stop());

test.each([
  { locale: 'C', notices: [expect.stringContaining('Devanagari is slow')] },
  { locale: 'C.UTF-8', notices: [] },
])(
  'a start on a database with the locale $locale says whether Hindi names can be found fast',
  async ({ locale, notices }) => {
    const name = locale === 'C' ? 'english' : 'hindi';
    await queryPostgres(
      cluster.url,
      `create database ${name} template template0 encoding 'UTF8' locale '${locale}'`,
    );
    const url = new URL(cluster.url);
    url.pathname = `/${name}`;
    const config = readConfig({ DATA_DIR: temporaryFolder(), DATABASE_URL: url.href });
    const opened = await openContext(config, () => {});
    await opened.close();
    expect(opened.messages).toEqual(notices);
  },
);
