// npm run add-admin -- meera@trust.example "Meera Kulkarni": no endpoint can create an admin.
import { contract } from '#domain/contract.ts';
import { checkNewVolunteer } from '#domain/volunteers/volunteer.ts';
import { generatePassword } from '#server/auth/generate-password.ts';
import { readConfig } from '#server/config.ts';
import { OperatorError } from '#server/errors/operator-error.ts';
import { parseBody } from '#server/parse-body.ts';
import { createAdmin } from '#server/volunteers/create-admin.ts';
import { refuseWithoutData, runCommand, withContext } from './run-command.ts';

const [emailTyped = '', nameTyped = 'Admin', ...surplus] = process.argv.slice(2);

await runCommand(async () => {
  if (surplus.length > 0)
    throw new OperatorError('Put the name in quotes: npm run add-admin -- E-MAIL "NAME"');
  const config = readConfig(process.env);
  await refuseWithoutData(config);
  const password = generatePassword(config.passwordMinLength);
  const typed = { name: nameTyped, email: emailTyped };
  const { name = '', email = '' } = parseBody(contract.createVolunteer.body, typed);
  const [fieldError] = checkNewVolunteer({ name, email, password }, config);
  if (fieldError)
    throw new OperatorError(`${fieldError.message}: npm run add-admin -- E-MAIL "NAME"`);
  await withContext(config, (ctx) => createAdmin(ctx, { name, email, password }, 'add-admin'));
  console.log(
    `${name} is an admin now.\n  e-mail    ${email}\n  password  ${password}\n\nPass the password on by telephone or in person. It is shown only now, and should be changed after the first sign-in.`,
  );
});
