import { isId } from '#domain/ids.ts';
import type { RescuedOutbox } from '#domain/surveys/outbox/rescue-file.ts';
import { toSearchText } from '#domain/text/text.ts';
import type { AppContext } from '../../context.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import type { VolunteerRow } from '../../volunteers/api-volunteer.ts';
import { isProven } from './rescue-proof.ts';

export type RescueAccount = Pick<
  VolunteerRow,
  'id' | 'name' | 'email' | 'email_key' | 'status' | 'deleted_at'
>;

/**
 * The account may have been deactivated or deleted since.
 * @param named the e-mail with which the operator vouches for a file that has no proof
 * @throws OperatorError for an unknown account, another one than the named, and a missing or wrong proof
 */
export async function findRescueAccount(
  ctx: AppContext,
  file: Pick<RescuedOutbox, 'account' | 'proof'>,
  named?: string,
): Promise<RescueAccount> {
  const account = isId(file.account) ? await findAccount(ctx, file.account) : undefined;
  if (!account) {
    throw new OperatorError(
      'The volunteer who made the file has no account here, and nothing was recorded.',
    );
  }
  const { name, email } = account;
  if (named !== undefined && toSearchText(named) !== account.email_key) {
    throw new OperatorError(
      `The file says that it is of ${name} (${email}), not of ${named}, and nothing was recorded.`,
    );
  }
  if (named === undefined && !isProven(ctx, file)) {
    throw new OperatorError(
      `The file says that it is of ${name} (${email}), and does not prove it: nothing was recorded. If ${name} confirms it, name the account: npm run import-rescue -- FILE ${email}`,
    );
  }
  return account;
}

function findAccount({ db }: AppContext, id: number): Promise<RescueAccount | undefined> {
  return db
    .selectFrom('volunteers')
    .select(['id', 'name', 'email', 'email_key', 'status', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}
