import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { call } from '../../api/client.ts';
import { keepNotice } from '../../consent/current-notice.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';

export function EndNotice({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const finish = useAfterAction();

  async function end() {
    await call('endPrivacyNotice', {});
    await keepNotice(null);
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
    >
      <p>{t.privacyNotice.endConsequence}</p>
    </ConfirmDialog>
  );
}
