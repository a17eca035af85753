import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { call } from '../api/client.ts';
import { PasswordDialog } from './password-dialog.tsx';

export function SignOutElsewhere({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const showToast = useToast();
  return (
    <PasswordDialog
      title={t.account.signOutElsewhere}
      submitLabel={t.account.signOut}
      busy={t.account.signingOut}
      onSubmit={async (body) => {
        await call('endOtherSessions', { body });
        onClose();
        showToast({ text: t.account.signedOutElsewhere });
      }}
      onCancel={onClose}
      failureMessage={failureMessage('endOtherSessions')}
    />
  );
}
