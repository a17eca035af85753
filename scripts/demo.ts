// npm run demo: fills an empty data folder, or an empty database, with a trust of invented people.
import { readConfig } from '#server/config.ts';
import { newPassword } from '#server/startup/first-admin.ts';
import { report } from './demo/report.ts';
import { moveIn } from './demo/trust.ts';
import { refuseData } from './empty-place.ts';
import { inHouse, runCommand } from './run-command.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  await refuseData(config);
  console.log('A trust moves in: this takes some seconds …');
  const password = newPassword();
  const made = await inHouse(config, (house) => moveIn(house, password));
  console.log(report(made, password, process.env));
});
