import { SIGN_IN_PATH } from '#domain/desk/desk-screens.ts';
import type { DemoResult } from './trust.ts';

/** The only place that shows the passwords. */
export function report(result: DemoResult, password: string, variables: NodeJS.ProcessEnv): string {
  const same = ['DATA_DIR', 'DATABASE_URL'].filter((name) => variables[name]).join(' and ');
  const adminPassword = result.adminPassword ?? 'the one in ADMIN_PASSWORD';
  const emails = result.volunteers.map(({ email }) => `    ${email}`);
  return `
The data folder now holds an invented trust with ${result.volunteers.length} active volunteers, ${result.entries} entries and ${result.enquiries} queries. All of them are invented:
record no real person beside them.

  npm start${same && `   (with the same ${same})`}

Then sign in at ${SIGN_IN_PATH}. The passwords are shown only now: write them down.

  admin       ${result.adminEmail}   password  ${adminPassword}
  volunteers  password  ${password}   (the same for all of them)
${emails.join('\n')}
`;
}
