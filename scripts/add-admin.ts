// npm run add-admin -- meera@trust.example "Meera Kulkarni"
// The only way to a second admin: no request can make one.
import { Problem } from '#domain/problems.ts';
import { checkNewVolunteer } from '#domain/volunteer.ts';
import { readConfig } from '#server/config.ts';
import { createAdmin, newPassword } from '#server/first-admin.ts';
import { openHouse } from '#server/open-house.ts';
import { StartRefused } from '#server/start-refused.ts';

const [email = '', name = 'Admin'] = process.argv.slice(2);

try {
  await addAdmin();
} catch (error) {
  const isExpected = error instanceof Problem || error instanceof StartRefused;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

async function addAdmin(): Promise<void> {
  const config = readConfig(process.env);
  const password = newPassword();
  const [broken] = checkNewVolunteer({ name, email, password }, config);
  if (broken) throw new StartRefused(`${broken.message}: npm run add-admin -- E-MAIL "NAME"`);
  const { house, close } = await openHouse(config, () => {});
  try {
    await createAdmin(house, { name, email, password }, 'add-admin');
    console.log(`${name} is an admin now.\n  e-mail    ${email}\n  password  ${password}`);
  } finally {
    await close();
  }
}
