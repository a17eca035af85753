import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';

const [file] = process.argv.slice(2);
const npm = process.env.npm_execpath;
if (!npm) throw new Error('Start this through npm: npm run sbom');
const text = `${JSON.stringify(billOfMaterials(join(import.meta.dirname, '../..'), npm), undefined, 2)}\n`;
if (file) writeFileSync(file, text);
else process.stdout.write(text);
