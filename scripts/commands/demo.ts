// npm run demo: fills an empty data folder or database with invented people.

import { generatePassword } from '#server/auth/generate-password.ts';
import { readConfig } from '#server/config.ts';
import { hasData } from '#server/db/has-data.ts';
import { OperatorError } from '#server/errors/operator-error.ts';
import { report } from '../demo/report.ts';
import { createDemoTrust } from '../demo/trust.ts';
import { readArguments, runCommand, withContext } from './run-command.ts';

const REFUSAL = `There is data here already, so the demo has changed nothing: it fills only a place without
volunteers, entries and queries. Give it a folder of its own:

  DATA_DIR=./data-demo npm run demo

If an earlier demo was stopped half-way, delete that folder or empty that database, and run it again.`;

await runCommand(async () => {
  readArguments('npm run demo');
  const config = readConfig(process.env);
  if (await hasData(config)) throw new OperatorError(REFUSAL);
  console.log('Creating the sample data: this takes some seconds …');
  const password = generatePassword(config.passwordMinLength);
  const made = await withContext(config, (ctx) => createDemoTrust(ctx, password));
  console.log(report(made, password, process.env));
});
