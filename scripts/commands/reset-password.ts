// npm run reset-password -- meera@trust.example [without-code]: for an admin whom no other admin can help. The option
// is for somebody who has lost the app and the recovery codes as well.

import { generatePassword } from '#server/auth/generate-password.ts';
import { createPasswordHasher } from '#server/auth/password-hasher.ts';
import { removeSecondFactor } from '#server/auth/second-factor/set-up.ts';
import { type Config, readConfig } from '#server/config.ts';
import { OperatorError } from '#server/errors/operator-error.ts';
import { findByEmail } from '#server/volunteers/store.ts';
import { updateVolunteer } from '#server/volunteers/update-volunteer.ts';
import { readArguments, refuseWithoutData, runCommand, withContext } from './run-command.ts';

const USAGE = 'npm run reset-password -- E-MAIL [without-code]';
const BY = { id: null, origin: 'reset-password' };

const placeOf = ({ databaseUrl, dataDir }: Config): string =>
  databaseUrl
    ? `DATABASE_URL names ${new URL(databaseUrl).pathname.slice(1)}`
    : `DATA_DIR is ${dataDir}`;

await runCommand(async () => {
  const [email, option] = readArguments(USAGE, 2);
  if (!email) throw new OperatorError(`Missing e-mail. Usage: ${USAGE}`);
  if (option !== undefined && option !== 'without-code')
    throw new OperatorError(`Unknown option ${option}. Usage: ${USAGE}`);
  const config = readConfig(process.env);
  const password = generatePassword(config.passwordMinLength);
  await refuseWithoutData(config);
  const account = await withContext(config, async (ctx) => {
    const found = await findByEmail(ctx, email);
    if (!found) {
      throw new OperatorError(
        `Nobody has an account with the e-mail ${email} here (${placeOf(config)}).`,
      );
    }
    const change = { passwordHash: await createPasswordHasher().hash(password) };
    const updated = await updateVolunteer(ctx, { id: found.id, change, by: BY });
    // The earlier password must not open the account without a code.
    if (option) await removeSecondFactor(ctx, { id: found.id, by: BY });
    return updated;
  });
  console.log(
    `${account.name} has a new password and is signed out everywhere.\n  e-mail    ${account.email}\n  password  ${password}\n\nPass the password on by telephone or in person. It is shown only now, and should be changed after the first sign-in.`,
  );
  if (account.status === 'inactive') {
    console.log('The account is inactive: nobody can sign in with it until an admin activates it.');
  }
});
