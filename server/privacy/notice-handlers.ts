import { checkNotice } from '#domain/privacy/privacy-notice.ts';
import { ensureValid } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { endNotice, findCurrentNotice, listNotices, publishNotice } from './notices.ts';

type NoticeEndpoints =
  | 'readPrivacyNotice'
  | 'listPrivacyNotices'
  | 'publishPrivacyNotice'
  | 'endPrivacyNotice';

export function noticeHandlers(ctx: AppContext): Pick<Handlers, NoticeEndpoints> {
  const list = async () => ({ data: await listNotices(ctx) });
  return {
    async readPrivacyNotice() {
      return { data: (await findCurrentNotice(ctx.db)) ?? null };
    },

    listPrivacyNotices: list,

    async publishPrivacyNotice({ actor, body: { en = '', hi = '', mr = '', replaces } }) {
      ensureValid(checkNotice({ en, hi, mr }));
      await publishNotice(ctx, { texts: { en, hi, mr }, replaces, by: actor });
      return list();
    },

    async endPrivacyNotice({ actor, body }) {
      await endNotice(ctx, { uid: body.uid, by: actor });
      return list();
    },
  };
}
