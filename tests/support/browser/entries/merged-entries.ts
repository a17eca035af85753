import { sunita } from '../../app/entries/entries.ts';
import { adminToken, type Program, request } from '../../program/program.ts';
import { expect } from '../e2e-fixtures.ts';

/** Two entries of one person, the second of which Meera has merged into the first. */
export async function recordMerged(
  { address }: Program,
  numbers: { mobile_no: string; aadhar_no: string },
): Promise<{ token: string; kept: number; merged: number }> {
  const token = await adminToken(address);
  const entry = { ...sunita, ...numbers, volunteer_id: 1 };
  const record = async (): Promise<number> => {
    const created = await request(address, 'createSurvey', { token, body: entry });
    return created.body.data.id;
  };
  const kept = await record();
  const merged = await record();
  const body = { decision: 'merge', keep: kept, fields: {} };
  const merge = () => request(address, 'decidePair', { token, id: kept, other: merged, body });
  // They are compared in the background.
  await expect.poll(async () => (await merge()).status).toBe(200);
  return { token, kept, merged };
}
