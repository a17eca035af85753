// npm run demo: fills an empty data folder, or an empty database, with a trust of invented people.
import { Problem } from '#domain/problems.ts';
import { readConfig } from '#server/config.ts';
import { newPassword } from '#server/first-admin.ts';
import { openHouse } from '#server/open-house.ts';
import { StartRefused } from '#server/start-refused.ts';
import { refuseData } from './demo/empty-place.ts';
import { report } from './demo/report.ts';
import { moveIn } from './demo/trust.ts';

try {
  await fill();
} catch (error) {
  const isExpected = error instanceof Problem || error instanceof StartRefused;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

async function fill(): Promise<void> {
  const config = readConfig(process.env);
  await refuseData(config);
  console.log('A trust moves in: this takes some seconds …');
  const password = newPassword();
  const { house, close } = await openHouse(config, () => {});
  try {
    const made = await moveIn(house, password);
    console.log(report(made, password, process.env));
  } finally {
    await close();
  }
}
