import type { Migration } from '../migration.ts';

const addColumn = 'alter table donations add column receipt_has_approval integer';

/** A damaged issuer has no approval. */
const fill = (hasApproval: string) =>
  `update donations set receipt_has_approval = ${hasApproval} where receipt_number is not null`;

export const receiptApprovals: Migration = {
  sqlite: [
    addColumn,
    fill(`coalesce(
      case when json_valid(receipt_issuer)
        then json_type(receipt_issuer, '$.approval_80g') = 'object' end,
      0)`),
  ],
  postgres: [
    addColumn,
    // PostgreSQL 15 cannot ask whether a text is JSON.
    `create function has_approval(issuer text) returns integer language plpgsql as $$
      begin
        return case jsonb_typeof(issuer::jsonb -> 'approval_80g') when 'object' then 1 else 0 end;
      exception when others then
        return 0;
      end $$`,
    fill('has_approval(receipt_issuer)'),
    'drop function has_approval(text)',
  ],
};
