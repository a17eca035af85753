import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { call } from '../api/client.ts';
import { deviceName } from '../drafts/device-name.ts';
import { forgetHousehold } from '../household/remembered-household.ts';
import { useOnline } from '../offline/use-online.ts';
import { isOpen } from '../outbox/operations/operation.ts';
import { useOutbox } from '../outbox/outbox-state.ts';
import { forgetRecent } from '../recent/recent-repository.ts';
import { endSession } from './session.ts';
import { forgetUnsentValues } from './unsent-values.ts';

export function LogOutButton({ account }: { account: number }) {
  const t = useMessages();
  const [asking, setAsking] = useState(false);
  const operations = useOutbox().operations.filter(isOpen);
  const waiting = operations.length;
  const entries = operations.filter(({ action }) => action === 'create').length;
  const showToast = useToast();
  const isOnline = useOnline();
  const { title, text, offlineTitle, offline, confirm, busy } = t.outbox.logOut;

  /** The device forgets the session at once, even if the server cannot be reached. */
  async function logOut() {
    const signedOut = call('signOut').catch(() => {});
    showToast(null);
    const forgotten = forgetHousehold();
    void forgetRecent(account);
    forgetUnsentValues();
    endSession();
    await Promise.all([signedOut, forgotten]);
  }

  return (
    <>
      <Button
        tone="plain"
        end
        onClick={() => (waiting > 0 || !isOnline ? setAsking(true) : void logOut())}
      >
        <LogOut size={20} /> {t.layout.logout}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={
            waiting > 0
              ? title(t.outbox.summary(entries, waiting - entries), waiting)
              : offlineTitle
          }
          confirmLabel={confirm}
          busy={busy}
          tone="primary"
          onClose={() => setAsking(false)}
          onConfirm={logOut}
          failureMessage={messageOf}
        >
          {waiting > 0 ? <p>{text(waiting, deviceName())}</p> : null}
          {isOnline ? null : <p>{offline}</p>}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
