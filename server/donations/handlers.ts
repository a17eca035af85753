import { missingReason } from '#domain/donations/rules.ts';
import type { donationEndpoints } from '#domain/endpoints/donation-endpoints.ts';
import { fail, validationError } from '#domain/problems.ts';
import { tryWriteAudit, writeAudit } from '../audit-log/audit-log.ts';
import type { ContextWithLog } from '../context.ts';
import { csvFile } from '../exports/csv.ts';
import type { ExportLimit } from '../exports/limit-exports.ts';
import { tableFile } from '../exports/table-file.ts';
import type { Handlers } from '../http/handlers.ts';
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
  ctx: ContextWithLog,
  documents: WebsiteDocuments,
  exportLimit: ExportLimit,
): Pick<Handlers, keyof typeof donationEndpoints> {
  return {
    listDonations: ({ query }) => listDonations(ctx, query),

    async createDonation({ actor, body, idempotencyKey }) {
      const row = await createDonationOnce(ctx, { input: body, by: actor, key: idempotencyKey });
      return { data: toApiDonation(row, ctx.log) };
    },

    async readDonation({ actor, id }) {
      const row = (await findDonation(ctx, id)) ?? fail('donationNotFound');
      const event = { action: 'readWhole', thing: 'donation', id } as const;
      const isRecorded =
        row.id_sealed === null || (await tryWriteAudit(ctx, { by: actor, ...event }));
      // A damaged number stays masked, so that the donation can be read and the number entered again.
      const number = isRecorded ? decryptDonorId(ctx.vault, row) : undefined;
      const data = toApiDonation(row, ctx.log, number ?? maskedDonorId(row));
      const approval_missing =
        data.receipt === null &&
        data.cancelled === null &&
        data.section === '80g' &&
        !(await hasApproval(ctx.db, documents, data.received_on));
      return { data: { ...data, number_withheld: !isRecorded, approval_missing } };
    },

    async readDonationHistory({ id }) {
      const row = (await findDonation(ctx, id)) ?? fail('donationNotFound');
      return { data: await readDonationHistory(ctx, row.id) };
    },

    async updateDonation({ actor, id, body, expectedVersion }) {
      const row = await updateDonation(ctx, { id, input: body, by: actor, expectedVersion });
      return { data: toApiDonation(row, ctx.log) };
    },

    async issueReceipt({ actor, id, expectedVersion }) {
      const row = await issueReceipt(ctx, documents, { id, by: actor, expectedVersion });
      return { data: toApiDonation(row, ctx.log) };
    },

    async cancelDonation({ actor, id, body, expectedVersion }) {
      if (!body.reason) throw validationError([missingReason]);
      const row = await cancelDonation(ctx, {
        id,
        reason: body.reason,
        by: actor,
        expectedVersion,
      });
      return { data: toApiDonation(row, ctx.log) };
    },

    async exportDonations({ actor, query: { year } }) {
      exportLimit.ensureRoom();
      await writeAudit(
        ctx.db,
        { by: actor, action: 'export', thing: 'donation', id: null, name: year },
        ctx.now(),
      );
      return {
        name: `donations-${year}`,
        format: 'csv',
        content: exportLimit.limited(csvFile(donationStatement(ctx, year))),
      };
    },

    async exportDonationRegister({ actor, query: { year, format } }) {
      exportLimit.ensureRoom();
      const what = year ? `register ${year}` : 'register';
      const event = { action: 'export', thing: 'donation', id: null, name: what } as const;
      await writeAudit(ctx.db, { by: actor, ...event }, ctx.now());
      const table = donationRegister(ctx, year);
      return {
        name: `donation-${what.replace(' ', '-')}`,
        format,
        content: exportLimit.limited(tableFile(format, 'Donations', table)),
      };
    },
  };
}
