import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { call } from '../api/client.ts';
import { deviceType } from '../device/device-type.ts';
import { forgetHousehold } from '../household/remembered-household.ts';
import { isPending } from '../outbox/operations/operation.ts';
import { useOutbox } from '../outbox/outbox-state.ts';
import { useHasNetwork } from '../outbox/use-has-network.ts';
import { forgetRecent } from '../recent/recent-repository.ts';
import { endSession } from './session.ts';
import { forgetUnsentValues } from './unsent-values.ts';

interface Asked {
  waiting: number;
  refused: number;
  entries: number;
  isOnline: boolean;
}

export function LogOutButton({ account }: { account: number }) {
  const t = useMessages();
  // The question stays as it was opened, though entries may be sent meanwhile.
  const [asked, setAsked] = useState<Asked | null>(null);
  const operations = useOutbox().operations.filter(isPending);
  const showToast = useToast();
  const isOnline = useHasNetwork();
  const {
    title,
    text,
    refused: refusedText,
    offlineTitle,
    offline,
    confirm,
    busy,
  } = t.outbox.logOut;

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

  function askOrLogOut() {
    const waiting = operations.length;
    const entries = operations.filter(({ action }) => action === 'create').length;
    const refused = operations.filter(({ state }) => state === 'refused').length;
    if (waiting > 0 || !isOnline) setAsked({ waiting, refused, entries, isOnline });
    else void logOut();
  }

  return (
    <>
      <Button tone="plain" end onClick={askOrLogOut}>
        <LogOut size={20} /> {t.layout.logout}
      </Button>
      {asked ? (
        <ConfirmDialog
          title={
            asked.waiting > 0
              ? title(t.outbox.summary(asked.entries, asked.waiting - asked.entries), asked.waiting)
              : offlineTitle
          }
          confirmLabel={confirm}
          busy={busy}
          tone="primary"
          onClose={() => setAsked(null)}
          onConfirm={logOut}
          failureMessage={messageOf}
        >
          {asked.waiting > asked.refused ? (
            <p>{text(asked.waiting - asked.refused, deviceType())}</p>
          ) : null}
          {asked.refused > 0 ? <p>{refusedText(asked.refused, deviceType())}</p> : null}
          {asked.isOnline ? null : <p>{offline}</p>}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
