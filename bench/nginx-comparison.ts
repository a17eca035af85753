// Compares the program's pages with nginx serving the same files.
import { join } from 'node:path';
import {
  CLIENTS,
  canCompare,
  compare,
  comparisonTable,
  type NginxComparison,
  ROUNDS,
} from './nginx.ts';

const built = join(import.meta.dirname, '../build/client');
const PATHS = { home: '/', wash: '/wash', 'an asset': '/drawings/frieze.svg' };

/** @returns undefined if nginx or wrk is not installed */
export async function compareWithNginx(address: string): Promise<NginxComparison[] | undefined> {
  if (!canCompare()) return undefined;
  const same = Object.entries(PATHS).map(([what, path]) => [what, { ours: path, nginx: path }]);
  return compare(built, address, Object.fromEntries(same));
}

export function nginxTable(rows: readonly NginxComparison[] | undefined): string {
  if (!rows) return '## Beside nginx\n\nNot measured: nginx or wrk is not installed here.\n';
  return `## Beside nginx

The same files, gzip, ${CLIENTS} clients of wrk, requests a second: the median of ${ROUNDS} rounds in turn.

${comparisonTable(rows)}`;
}
