import { missingReason } from '#domain/donations/rules.ts';
import type { donationEndpoints } from '#domain/endpoints/donation-endpoints.ts';
import { fail, validationError } from '#domain/problems.ts';
import { readWhole } from '../audit-log/read-whole.ts';
import type { AppContext } from '../context.ts';
import { exportTable } from '../exports/export-table.ts';
import type { ExportLimit } from '../exports/limit-exports.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import type { WebsiteDocuments } from '../website/documents.ts';
import { toApiDonation } from './api-donation.ts';
import { createDonationOnce } from './create-donation-once.ts';
import { decryptDonorId, maskedDonorId } from './donor-id-columns.ts';
import { donationRegister } from './exports/register.ts';
import { donationStatement } from './exports/statement.ts';
import { readDonationHistory } from './history.ts';
import { hasApproval } from './issuer.ts';
import { listDonations } from './list.ts';
import { issueReceipt } from './receipts.ts';
import { cancelDonation, findDonation, updateDonation } from './store.ts';

export function donationHandlers(
  ctx: AppContext,
  log: Log,
  documents: WebsiteDocuments,
  exportLimit: ExportLimit,
): Pick<Handlers, keyof typeof donationEndpoints> {
  return {
    listDonations: ({ query }) => listDonations(ctx, log, query),

    async createDonation({ actor, body, idempotencyKey }) {
      const row = await createDonationOnce(ctx, { input: body, by: actor, key: idempotencyKey });
      return { data: toApiDonation(row, log) };
    },

    async readDonation({ actor, id }) {
      const row = (await findDonation(ctx, id)) ?? fail('donationNotFound');
      const { value: number, isWithheld } = await readWhole(ctx, {
        by: actor,
        entity: 'donation',
        id,
        hasNumber: row.id_sealed !== null,
        // A damaged number stays masked, so that the donation can be read and the number entered again.
        whole: () => decryptDonorId(ctx.vault, row) ?? maskedDonorId(row),
        masked: () => maskedDonorId(row),
      });
      const data = toApiDonation(row, log, number);
      const approval_missing =
        data.receipt === null &&
        data.cancelled === null &&
        data.section === '80g' &&
        !(await hasApproval(ctx.db, documents, data.received_on));
      return { data: { ...data, number_withheld: isWithheld, approval_missing } };
    },

    async readDonationHistory({ id }) {
      const row = (await findDonation(ctx, id)) ?? fail('donationNotFound');
      return { data: await readDonationHistory(ctx, log, row.id) };
    },

    async updateDonation({ actor, id, body, expectedVersion }) {
      const row = await updateDonation(ctx, { id, input: body, by: actor, expectedVersion });
      return { data: toApiDonation(row, log) };
    },

    async issueReceipt({ actor, id, expectedVersion }) {
      const row = await issueReceipt(ctx, documents, { id, by: actor, expectedVersion });
      return { data: toApiDonation(row, log) };
    },

    async cancelDonation({ actor, id, body, expectedVersion }) {
      if (!body.reason) throw validationError([missingReason]);
      const row = await cancelDonation(ctx, {
        id,
        reason: body.reason,
        by: actor,
        expectedVersion,
      });
      return { data: toApiDonation(row, log) };
    },

    exportDonations: ({ actor, query: { year } }) =>
      exportTable(ctx, exportLimit, {
        by: actor,
        action: 'export',
        entity: 'donation',
        what: `statement ${year}`,
        fileName: `statement-10bd-${year}`,
        format: 'csv',
        title: 'Donations',
        table: () => donationStatement({ ...ctx, documents, log }, year),
      }),

    exportDonationRegister({ actor, query: { year, format } }) {
      const what = year ? `register ${year}` : 'register';
      return exportTable(ctx, exportLimit, {
        by: actor,
        action: 'export',
        entity: 'donation',
        what,
        fileName: `donation-${what.replace(' ', '-')}`,
        format,
        title: 'Donations',
        table: () => donationRegister(ctx, year),
      });
    },
  };
}
