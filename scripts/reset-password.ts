// npm run reset-password -- meera@trust.example
// For an admin who has forgotten the password and has nobody else to ask. Where another admin can sign in,
// the desk does the same.

import { passwords } from '#server/auth/passwords.ts';
import { readConfig } from '#server/config.ts';
import { newPassword } from '#server/startup/first-admin.ts';
import { StartRefused } from '#server/startup/operator-error.ts';
import { updateVolunteer } from '#server/volunteers/change.ts';
import { findByEmail } from '#server/volunteers/store.ts';
import { inHouse, refuseNowhere, runCommand } from './run-command.ts';

const BY = { actorId: null, origin: 'reset-password' };
const [email = ''] = process.argv.slice(2);

await runCommand(async () => {
  if (!email) throw new StartRefused('Whose? npm run reset-password -- E-MAIL');
  const password = newPassword();
  const config = readConfig(process.env);
  await refuseNowhere(config);
  const account = await inHouse(config, async (house) => {
    const found = await findByEmail(house, email);
    if (!found) {
      throw new StartRefused(
        `Nobody has an account with the e-mail ${email} here (DATA_DIR is ${config.dataDir}).`,
      );
    }
    const passwordHash = await passwords().hash(password);
    return updateVolunteer(house, found.id, { passwordHash }, 'changePassword', BY);
  });
  console.log(
    `${account.name} has a new password and is signed out everywhere.\n  e-mail    ${account.email}\n  password  ${password}\n\nTell it by telephone or in person. It is shown only now, and best changed after the first sign-in.`,
  );
  if (account.status === 'inactive') {
    console.log('The account is inactive: nobody can sign in with it until an admin activates it.');
  }
});
