import { useRevalidator } from 'react-router';
import type { PublishedNotice } from '#domain/privacy/notice-schema.ts';
import { isProblem } from '#domain/problems.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { call } from '../../api/client.ts';
import { cacheNotice } from '../../consent/current-notice.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';

interface EndNoticeProps {
  notice: PublishedNotice;
  onClose: () => void;
}

export function EndNotice({ notice, onClose }: EndNoticeProps) {
  const t = useMessages();
  const finish = useAfterAction();
  const { revalidate } = useRevalidator();

  async function end() {
    await call('endPrivacyNotice', { body: { uid: notice.uid } });
    await cacheNotice(null);
    await finish({ close: onClose, text: t.privacyNotice.ended });
  }
  return (
    <ConfirmDialog
      title={t.privacyNotice.endTitle}
      confirmLabel={t.privacyNotice.end}
      busy={t.privacyNotice.ending}
      tone="dangerFilled"
      onClose={onClose}
      onConfirm={end}
      failureMessage={failureMessage('endPrivacyNotice')}
      onFailure={async (error) => {
        // The screen shows what the other admin has published.
        if (isProblem(error, 'staleNotice')) await revalidate();
      }}
    >
      <p>{t.privacyNotice.endConsequence}</p>
    </ConfirmDialog>
  );
}
