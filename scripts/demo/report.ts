import type { Made } from './trust.ts';

/** What was made, and how to go on. The passwords are shown here and kept nowhere. */
export function report(made: Made, password: string, variables: NodeJS.ProcessEnv): string {
  const same = ['DATA_DIR', 'DATABASE_URL'].filter((name) => variables[name]).join(' and ');
  const adminPassword = made.adminPassword ?? 'the one in ADMIN_PASSWORD';
  const emails = made.volunteers.map(({ email }) => `    ${email}`);
  return `
A trust has moved in, with ${made.volunteers.length} active volunteers, ${made.entries} entries and ${made.queries} queries. All of them are invented:
record no real person beside them.

  npm start${same && `   (with the same ${same})`}

Then sign in at /volunteer/login. The passwords are shown only now: write them down.

  admin       ${made.adminEmail}   password  ${adminPassword}
  volunteers  password  ${password}   (the same for all of them)
${emails.join('\n')}
`;
}
