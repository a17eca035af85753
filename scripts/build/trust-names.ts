// What the trust is called, for the server, which refuses it as a password and has no content of its own.
import { writeFileSync } from 'node:fs';
import { site } from '#content/site.ts';

export function writeTrustNames(file: string): void {
  const { name, shortName, hindiName } = site;
  writeFileSync(file, JSON.stringify([name, shortName, hindiName]));
}
