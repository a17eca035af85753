import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EXCEPTIONS } from './licence-rules.ts';
import type { Shipped } from './shipped.ts';

const LICENCE_TEXT = /^(un)?licen[cs]e|^copying/i;

/** @param root project with every non-optional package installed */
export function licenceList(packages: Shipped[], root: string): string {
  const required = packages.filter(({ isOptional }) => !isOptional);
  const optional = packages.filter(({ isOptional }) => isOptional);
  return `# Whose work ships with Adhyay

Written by \`npm run licences\`, held against the lock file by a test. ${packages.length} packages, those
for other machines included. What browsers get of them has its notices at \`/licences.txt\`.

| Licence | Where | Why it may ship |
|---|---|---|
${EXCEPTIONS.map(({ licence, packages: { source }, reason }) => `| ${licence} | \`${source.replaceAll('|', '\\|')}\` | ${reason} |`).join('\n')}

Every other licence here asks for its notice and nothing else.

## On every machine

| Package | Version | Licence | Text |
|---|---|---|---|
${lines(required, (one) => ` ${textOf(one, root)} |`)}

## On one machine or another

Builds for a system and a processor; each machine installs its own. Their text is in the package.

| Package | Version | Licence |
|---|---|---|
${lines(optional, () => '')}
`;
}

function lines(packages: Shipped[], more: (one: Shipped) => string): string {
  const written = packages.map(
    (one) => `| ${one.name} | ${one.version} | ${one.licence} |${more(one)}`,
  );
  return [...new Set(written)].sort().join('\n');
}

function textOf({ folder }: Shipped, root: string): string {
  const [text] = readdirSync(join(root, folder))
    .filter((name) => LICENCE_TEXT.test(name))
    .sort();
  return text ? `\`${folder}/${text}\`` : 'its package.json only';
}
