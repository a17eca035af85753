// The account commands, beside the running program.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../../support/app/api/admin.ts';
import { runCommand } from '../../support/program/command.ts';
import {
  addAsha,
  adminToken,
  type Program,
  request,
  startProgram,
} from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

const ASHA = { email: 'asha@adhyay.example', password: 'walks far' };

let dataDir: string;
let program: Program;
let ashaId: number;
beforeAll(async () => {
  dataDir = startedFolder();
  program = await startProgram({ DATA_DIR: dataDir });
  ashaId = await addAsha(program.address, await adminToken(program.address));
});
afterAll(async () => {
  await program.stop('SIGTERM');
});

test('reset-password gives Meera a new password, and ends all her sessions', async () => {
  const token = await adminToken(program.address);
  const { code, output } = await run('reset-password', ADMIN.email.toUpperCase());
  expect(code, output).toBe(0);
  expect(await status(token)).toBe(401);
  expect(await signIn(ADMIN)).toBe(401);
  expect(await signIn({ email: ADMIN.email, password: printed(output) })).toBe(200);
  expect(lastAuditEntry()).toMatchObject({
    actor_id: null,
    action: 'changePassword',
    entity: 'volunteer',
    entity_id: 1,
    origin: 'reset-password',
  });
  await restoreAdminPassword(printed(output));
});

test('Asha’s password is reset while she is inactive, with a note that she cannot sign in', async () => {
  const token = await adminToken(program.address);
  await setStatus(token, 'inactive');
  const { output } = await run('reset-password', ASHA.email);
  expect(output).toContain('The account is inactive');
  const given = { email: ASHA.email, password: printed(output) };
  expect(await signIn(given)).not.toBe(200);
  await setStatus(token, 'active');
  expect(await signIn(given)).toBe(200);
});

test('an unknown or missing e-mail is reported in one sentence', async () => {
  const unknown = await run('reset-password', 'nobody@adhyay.example');
  expect(unknown).toEqual({
    code: 1,
    output: `Nobody has an account with the e-mail nobody@adhyay.example here (DATA_DIR is ${dataDir}).\n`,
  });
  expect((await run('reset-password')).output).toMatch(/^Missing e-mail\. Usage: .*\n$/);
});

test('end-sessions signs everybody out and keeps the passwords', async () => {
  const tokens = [await adminToken(program.address), await adminToken(program.address)];
  const { code, output } = await run('end-sessions');
  expect(code, output).toBe(0);
  expect(output).toMatch(/^Everybody is signed out: \d+ sessions ended\.\n$/);
  expect(await Promise.all(tokens.map(status))).toEqual([401, 401]);
  expect(await signIn(ADMIN)).toBe(200);
  expect(auditEntries('end-sessions')).toMatchObject([
    { actor_id: null, action: 'signOut', entity: 'volunteer', entity_id: null },
  ]);
});

test('check-log compares the audit log with a head that was written down', async () => {
  expect((await run('check-log')).code).toBe(0);
  const { code, output } = await run('check-log', '7f3a', '09bc', '1d2e', '44a0');
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^No seal has this head: .* older backup/),
  ]);
  const mistyped = await run('check-log', '7f3a', '09bc', '1d2e', '44');
  expect([mistyped.code, mistyped.output]).toEqual([
    1,
    expect.stringMatching(/^A head has sixteen/),
  ]);
});

test('a command that is only asked how it works does nothing', async () => {
  const token = await adminToken(program.address);
  const keys = readFileSync(join(dataDir, 'keys'), 'utf8');
  for (const command of ['end-sessions', 'change-keys', 'backup', 'check-log']) {
    const { code, output } = await run(command, '--help');
    expect([code, output.trimEnd()]).toEqual([1, expect.stringContaining(`npm run ${command}`)]);
  }
  expect((await run('end-sessions', ADMIN.email)).code).toBe(1);
  expect(await status(token)).toBe(200);
  expect(readFileSync(join(dataDir, 'keys'), 'utf8')).toBe(keys);
  expect(existsSync('--help')).toBe(false);
});

test('a second admin is added with a password, and not with a taken e-mail', async () => {
  const made = await run('add-admin', 'ravi@adhyay.example', 'Ravi');
  expect(await signIn({ email: 'ravi@adhyay.example', password: printed(made.output) })).toBe(200);
  const again = await run('add-admin', ' Ravi@adhyay.example ', 'Ravi');
  expect([again.code, again.output.split('\n').length]).toEqual([1, 2]);
  const long = await run('add-admin', 'lata@adhyay.example', 'L'.repeat(500));
  expect([long.code, long.output.split('\n').length]).toEqual([1, 2]);
});

test('a volunteer’s account becomes an admin’s and a volunteer’s again, and the last admin stays', async () => {
  const body = { name: 'Sita', email: 'sita@adhyay.example', password: 'walks far' };
  const token = await adminToken(program.address);
  expect((await request(program.address, 'createVolunteer', { token, body })).status).toBe(201);
  const { name: _, ...credentials } = body;
  const signInAgain = () => request(program.address, 'signIn', { body: credentials });
  const signedIn = await signInAgain();
  const offered = await run('add-admin', body.email, 'Sita');
  expect([offered.code, offered.output]).toEqual([1, expect.stringContaining('--existing')]);

  expect((await run('add-admin', body.email, '--existing')).code).toBe(0);
  expect(signedIn.status).toBe(200);
  expect(await status(signedIn.body.token)).toBe(401);
  const again = await signInAgain();
  expect(again.body.volunteer).toMatchObject({ is_admin: true, name: 'Sita' });

  expect((await run('add-admin', body.email, '--remove')).code).toBe(0);
  const { body: after } = await signInAgain();
  expect(after.volunteer.is_admin).toBe(false);
  const log = await request(program.address, 'listAuditEvents', {
    token,
    query: { entity: 'volunteer' },
  });
  const actions = log.body.data.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(expect.arrayContaining(['grantAdmin', 'revokeAdmin']));

  // npm run add-admin ADDRESS --existing, without the two dashes before it.
  const swallowed = await runCommand('add-admin', {
    variables: { DATA_DIR: dataDir, npm_config_existing: 'true' },
    args: ['new@adhyay.example'],
  });
  expect([swallowed.code, swallowed.output]).toEqual([1, expect.stringContaining('add-admin --')]);

  expect((await run('add-admin', 'nobody@adhyay.example', '--existing')).output).toContain(
    'Volunteer not found',
  );
  await run('add-admin', 'ravi@adhyay.example', '--remove');
  const last = await run('add-admin', ADMIN.email, '--remove');
  expect([last.code, last.output]).toEqual([1, expect.stringContaining('The last active admin')]);
});

test('a password from reset-password has the length that the operator has set', async () => {
  const variables = { DATA_DIR: dataDir, PASSWORD_MIN_LENGTH: '24' };
  const { output } = await runCommand('reset-password', { variables, args: [ASHA.email] });
  expect(printed(output).length, output).toBeGreaterThanOrEqual(24);
});

test('a generated password is never a common one', async () => {
  const variables = { DATA_DIR: dataDir, PASSWORD_REFUSE_COMMON: 'on', PASSWORD_MIN_LENGTH: '12' };
  const email = 'lata@adhyay.example';
  for (const [command, ...args] of [
    ['add-admin', email, 'Lata'],
    ['reset-password', email],
  ] as const) {
    const { output } = await runCommand(command, { variables, args });
    expect(printed(output), output).toMatch(/^[\w-]{22}$/);
    expect(await signIn({ email, password: printed(output) })).toBe(200);
  }
});

const run = (command: string, ...args: string[]) =>
  runCommand(command, { variables: { DATA_DIR: dataDir }, args });

function printed(output: string): string {
  return /password\s+(\S+)$/m.exec(output)?.[1] ?? '';
}

async function status(token: string): Promise<number> {
  return (await request(program.address, 'listOwnSurveys', { token })).status;
}

async function signIn(body: { email: string; password: string }): Promise<number> {
  return (await request(program.address, 'signIn', { body })).status;
}

async function setStatus(token: string, wanted: string): Promise<void> {
  const body = { status: wanted };
  const answer = await request(program.address, 'setVolunteerStatus', { token, id: ashaId, body });
  expect(answer.status).toBe(200);
}

async function restoreAdminPassword(password: string): Promise<void> {
  const account = { email: ADMIN.email, password };
  const { token } = (await request(program.address, 'signIn', { body: account })).body;
  const body = { current_password: password, new_password: ADMIN.password };
  const changed = await request(program.address, 'changeOwnPassword', { token, body });
  expect(changed.status).toBe(200);
}

function lastAuditEntry() {
  return auditEntries('reset-password').at(-1);
}

function auditEntries(origin: string) {
  const database = new DatabaseSync(join(dataDir, 'adhyay.sqlite'), { readOnly: true });
  const found = database
    .prepare('select * from audit_log where origin = ? order by id')
    .all(origin);
  database.close();
  return found;
}

test('commands about a trust report a missing one and create none', async () => {
  const elsewhere = join(dataDir, 'forgotten');
  const noTrust = /There is no trust in .* set as it is/;
  for (const [command, args, sentence] of [
    ['reset-password', [ADMIN.email], noTrust],
    ['end-sessions', [], noTrust],
    ['check-log', [], noTrust],
    ['add-admin', ['ravi2@adhyay.example'], noTrust],
    ['backup', [], /There is no database in .*forgotten/],
    ['export-keys', [], /keys is missing\. Is DATA_DIR right\?/],
  ] as const) {
    const variables = { DATA_DIR: elsewhere };
    const { code, output } = await runCommand(command, { variables, args: [...args] });
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
  }
  expect(existsSync(elsewhere)).toBe(false);
});
