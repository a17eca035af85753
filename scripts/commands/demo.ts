// npm run demo: fills an empty data folder or database with invented people.
import { readConfig } from '#server/config.ts';
import { generatePassword } from '#server/startup/first-admin.ts';
import { report } from '../demo/report.ts';
import { createDemoTrust } from '../demo/trust.ts';
import { refuseExistingData } from './refuse-existing-data.ts';
import { runCommand, withContext } from './run-command.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  await refuseExistingData(config);
  console.log('A trust moves in: this takes some seconds …');
  const password = generatePassword();
  const made = await withContext(config, (ctx) => createDemoTrust(ctx, password));
  console.log(report(made, password, process.env));
});
