// Invented people must never stand beside real ones. What is there is only looked at.
import type { Config } from '#server/config.ts';
import { holdsData } from '#server/db/has-data.ts';
import { StartRefused } from '#server/startup/operator-error.ts';

const REFUSAL = `There is data here already, so the demo has changed nothing: it fills only a place without
volunteers, entries and queries. Give it a folder of its own:

  DATA_DIR=./data-demo npm run demo

A demo that was stopped half-way leaves its part behind: delete that folder, or empty that database,
and run it again.`;

/** @throws StartRefused where there is a volunteer, an entry or a query */
export async function refuseData(config: Config): Promise<void> {
  if (await holdsData(config)) throw new StartRefused(REFUSAL);
}
