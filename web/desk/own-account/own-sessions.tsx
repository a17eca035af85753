import { LogOut } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#domain/contract.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { call } from '../api/client.ts';
import { type Loaded, load } from '../api/load.ts';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { SessionList } from './session-list.tsx';

interface OwnSessionsProps {
  onSignOut: () => void;
  onClose: () => void;
}

/** Lists the devices on which the account is signed in. */
export function OwnSessions({ onSignOut, onClose }: OwnSessionsProps) {
  const t = useMessages();
  const [sessions, setSessions] = useState<Loaded<ReplyOf<'listOwnSessions'>> | null>(null);
  const read = useCallback(() => {
    setSessions(null);
    void load(call('listOwnSessions')).then(setSessions);
  }, []);
  useEffect(read, [read]);
  const listed = sessions?.data?.data ?? [];
  return (
    <Dialog
      title={t.account.whereSignedIn}
      cancel={t.ui.close}
      onCancel={onClose}
      confirmButton={
        listed.length > 1 ? (
          <Button tone="primary" onClick={onSignOut}>
            <LogOut size={20} /> {t.account.signOutElsewhere}
          </Button>
        ) : null
      }
    >
      {sessions?.problem ? (
        <RetryBanner
          title={failureMessage('listOwnSessions')(sessions.problem)(t)}
          onRetry={read}
        />
      ) : null}
      {sessions === null ? <p role="status">{t.layout.loading.other}</p> : null}
      <SessionList sessions={listed} />
    </Dialog>
  );
}
