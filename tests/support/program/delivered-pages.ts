import { querySqlite } from '../app/query-database.ts';

/** Forgets that anything was published: a start then renders no pages, which takes seconds. */
export function showDeliveredPages(dataDir: string): void {
  querySqlite(dataDir, "delete from metadata where name = 'site_version'");
}
