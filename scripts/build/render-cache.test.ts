import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type RenderTask, renderChanged } from './render-cache.ts';

const place = mkdtempSync(join(tmpdir(), 'adhyay-test-'));
const folder = join(place, 'drawings');
const list = join(place, 'drawings.json');

function drawing(file: string, content: string): RenderTask {
  return {
    inputHash: content,
    files: [file],
    write: async () => writeFileSync(join(folder, file), content),
  };
}
const failing: RenderTask = {
  inputHash: 'failing',
  files: ['other.svg'],
  write: () => Promise.reject(new Error('The drawing is wrong')),
};

test('after a run that failed, a drawing that was changed back is drawn again', async () => {
  await renderChanged(folder, list, [drawing('well.svg', 'first')]);
  const changed = [drawing('well.svg', 'second'), failing];
  await expect(renderChanged(folder, list, changed)).rejects.toThrow('The drawing is wrong');
  await renderChanged(folder, list, [drawing('well.svg', 'first')]);
  expect(readFileSync(join(folder, 'well.svg'), 'utf8')).toBe('first');
});
