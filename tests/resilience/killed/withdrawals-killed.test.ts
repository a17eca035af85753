// The program is killed while PDFs are withdrawn: none comes back, and none stays on the disk.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { adminToken, request, startProgram } from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';
import { uploadPdf } from '../../support/program/upload-pdf.ts';

const ROUNDS = 3;
const PDFS = 12;

test('withdrawn PDFs survive kill -9 as withdrawn, and the others whole', async () => {
  const dataDir = startedFolder();
  const contents = new Map<string, string>();
  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const { address, stop } = await startProgram({ DATA_DIR: dataDir });
    const token = await adminToken(address);
    const names: string[] = [];
    for (let index = 0; index < PDFS; index++) {
      const content = `%PDF-1.7\n% Accounts ${round} ${index}\n%%EOF\n`;
      const name = await uploadPdf({ address, token }, 'Accounts.pdf', Buffer.from(content));
      contents.set(name, content);
      names.push(name);
    }
    const before = acknowledged.size;
    const withdrawing = names.map(async (name) => {
      const { status } = await request(address, 'withdrawFile', { token, name });
      if (status === 200) acknowledged.add(name);
    });
    const isOver = Promise.allSettled(withdrawing);
    while (acknowledged.size === before) await setTimeout(1);
    await stop('SIGKILL');
    await isOver;
  }

  const { address, stop } = await startProgram({ DATA_DIR: dataDir });
  for (const [name, content] of contents) {
    const reply = await fetch(`${address}/files/${name}`);
    if (acknowledged.has(name)) expect(reply.status).toBe(410);
    else expect([200, 410]).toContain(reply.status);
    if (reply.status === 200) expect(await reply.text()).toBe(content);
    else {
      const stored = join(dataDir, 'images/files', name);
      await expect.poll(() => existsSync(stored), { timeout: 10_000 }).toBe(false);
    }
  }
  expect(await stop('SIGTERM')).toBe(0);
});
