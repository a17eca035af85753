// Connections while the program is busy wait in the system's queue, which drops what does not fit into it.
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startProgram } from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

const CROWD = 800;

test('eight hundred people who come while the program is stopped are all connected', async () => {
  const program = await startProgram({ DATA_DIR: startedFolder() });
  const { hostname, port } = new URL(program.address);
  program.child.kill('SIGSTOP');
  const sockets = Array.from({ length: CROWD }, () => connect(Number(port), hostname));
  const connected = () => sockets.filter(({ readyState }) => readyState === 'open').length;
  // Nobody is accepted meanwhile: what does not fit into the queue never connects.
  await expect.poll(connected, { timeout: 10_000 }).toBe(CROWD);
  for (const socket of sockets) socket.destroy();
  program.child.kill('SIGCONT');
  expect(await program.stop('SIGTERM')).toBe(0);
});
