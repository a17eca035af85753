import type { Config } from '#server/config.ts';
import { hasData } from '#server/db/has-data.ts';
import { OperatorError } from '#server/operator-error.ts';

const REFUSAL = `There is data here already, so the demo has changed nothing: it fills only a place without
volunteers, entries and queries. Give it a folder of its own:

  DATA_DIR=./data-demo npm run demo

A demo that was stopped half-way leaves its part behind: delete that folder, or empty that database,
and run it again.`;

/** @throws OperatorError if there is a volunteer, an entry or an enquiry */
export async function refuseExistingData(config: Config): Promise<void> {
  if (await hasData(config)) throw new OperatorError(REFUSAL);
}
