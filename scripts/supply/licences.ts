// npm run licences: writes docs/licences.md; fails if a shipped package has a licence that is not allowed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceList } from './licence-list.ts';
import { disallowed } from './licence-rules.ts';
import { shipped } from './shipped.ts';

const root = join(import.meta.dirname, '../..');
const packages = shipped(root);
const wrong = disallowed(packages);
for (const { name, version, licence } of wrong) {
  console.error(
    `${name} ${version} is under ${licence}: decide in scripts/supply/licence-rules.ts`,
  );
}
if (wrong.length > 0) process.exitCode = 1;
else writeFileSync(join(root, 'docs/licences.md'), licenceList(packages, root));
