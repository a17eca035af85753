// Each commit writes its entries to the search index, and leaves none waiting.
import type { DatabaseSync } from 'node:sqlite';
import { searchIndexer as batchIndexer } from '#server/db/sqlite/search/search-index.ts';
import { replaceModule } from './replace-module.ts';

replaceModule('server/db/sqlite/search/search-index.ts', import.meta.url);

export const searchIndexer = (database: DatabaseSync) => batchIndexer(database, 1);
