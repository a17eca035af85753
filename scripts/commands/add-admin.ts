// npm run add-admin -- meera@trust.example "Meera Kulkarni": no endpoint can make an admin.
import { parseArgs } from 'node:util';
import { contract } from '#domain/contract.ts';
import { isProblem } from '#domain/problems.ts';
import { checkNewVolunteer } from '#domain/volunteers/volunteer.ts';
import { generatePassword } from '#server/auth/generate-password.ts';
import { type Config, readConfig } from '#server/config.ts';
import { OperatorError } from '#server/errors/operator-error.ts';
import { parseBody } from '#server/parse-body.ts';
import { createAdmin } from '#server/volunteers/create-admin.ts';
import { setAdmin } from '#server/volunteers/set-admin.ts';
import { refuseWithoutData, runCommand, withContext } from './run-command.ts';

const ORIGIN = 'add-admin';
const USAGE =
  'npm run add-admin -- E-MAIL "NAME", or with --existing or --remove in place of the name';

await runCommand(async () => {
  const { email, name, existing, remove } = readAdminArguments();
  const config = readConfig(process.env);
  await refuseWithoutData(config);
  if (existing || remove) await changeRole(config, email, existing);
  else await addAdmin(config, email, name);
});

interface AdminArguments {
  email: string;
  name: string;
  existing: boolean;
  remove: boolean;
}

/** @throws OperatorError for a wrong number of arguments, and for an option that is not known */
function readAdminArguments(): AdminArguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        existing: { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
      },
    });
    const [email = '', name = 'Admin', ...surplus] = positionals;
    const { existing, remove } = values;
    const isRoleAlone = existing || remove;
    const isComplete = surplus.length === 0 && !(isRoleAlone && positionals.length !== 1);
    if (isComplete && !(existing && remove) && !hasNpmTakenOption())
      return { email, name, existing, remove };
  } catch {
    // The error below shows the usage.
  }
  throw new OperatorError(`Nothing was done. Put the name in quotes: ${USAGE}`);
}

/** Without the two dashes before it, npm keeps an option to itself. */
function hasNpmTakenOption(): boolean {
  return 'npm_config_existing' in process.env || 'npm_config_remove' in process.env;
}

async function addAdmin(config: Config, emailTyped: string, nameTyped: string): Promise<void> {
  const password = generatePassword(config.passwordMinLength);
  const typed = { name: nameTyped, email: emailTyped };
  const { name = '', email = '' } = parseBody(contract.createVolunteer.body, typed);
  const [fieldError] = checkNewVolunteer({ name, email, password }, config);
  if (fieldError) throw new OperatorError(`${fieldError.message}: ${USAGE}`);
  await withContext(config, (ctx) => createAdmin(ctx, { name, email, password }, ORIGIN)).catch(
    (error: unknown) => {
      if (!isProblem(error, 'emailTaken')) throw error;
      throw new OperatorError(
        `${error.message}. To make this account an admin, with its own name and password: npm run add-admin -- ${email} --existing`,
      );
    },
  );
  console.log(
    `${name} is an admin now.\n  e-mail    ${email}\n  password  ${password}\n\nPass the password on by telephone or in person. It is shown only now, and should be changed after the first sign-in.`,
  );
}

async function changeRole(config: Config, emailTyped: string, isAdmin: boolean): Promise<void> {
  const { email = '' } = parseBody(contract.createVolunteer.body, { email: emailTyped });
  const { name } = await withContext(config, (ctx) => setAdmin(ctx, email, isAdmin, ORIGIN));
  console.log(
    `${name} (${email}) is ${isAdmin ? 'an admin now' : 'no longer an admin'}, with the same password. Whoever was signed in with this account has to sign in again.`,
  );
}
