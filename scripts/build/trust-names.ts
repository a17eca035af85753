// Names of the trust for the server, which refuses them as passwords and has no access to content/.
import { writeFileSync } from 'node:fs';
import { site } from '#content/site.ts';

export function writeTrustNames(file: string): void {
  const { name, shortName, hindiName } = site;
  writeFileSync(file, JSON.stringify([name, shortName, hindiName]));
}
