import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function save(file: string, text: string): void {
  writeFileSync(join(import.meta.dirname, '../results', file), text);
  console.log(text);
}
