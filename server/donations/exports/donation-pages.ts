import type { SelectQueryBuilder } from 'kysely';
import type { DonationRow } from '../../db/tables/donations.ts';
import type { Tables } from '../../db/tables.ts';

const PAGE_SIZE = 500;

export type DonationSelection = SelectQueryBuilder<Tables, 'donations', object>;

/** @returns all rows by the day of the gift, some hundreds at a time */
export async function* donationPages(selection: DonationSelection): AsyncGenerator<DonationRow[]> {
  let after = { received_on: '', id: 0 };
  for (;;) {
    const { received_on, id } = after;
    const rows = await selection
      .selectAll()
      .where((row) =>
        row.or([
          row('received_on', '>', received_on),
          row.and([row('received_on', '=', received_on), row('id', '>', id)]),
        ]),
      )
      .orderBy('received_on')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = last;
  }
}
