import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { call } from '../../api/client.ts';

/** As for a lost phone. */
export function SignOutEverywhere({ volunteer: { id, name } }: { volunteer: Volunteer }) {
  const t = useMessages();
  const { signOut } = t.volunteers;
  const showToast = useToast();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button tone="plain" onClick={() => setAsking(true)}>
        <LogOut size={20} /> {signOut.everywhere}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={signOut.title(bidiIsolate(name))}
          confirmLabel={signOut.everywhere}
          busy={t.account.signingOut}
          tone="primary"
          onClose={close}
          onConfirm={async () => {
            await call('endSessionsOfVolunteer', { id });
            close();
            showToast({ text: signOut.done(bidiIsolate(name)) });
          }}
          failureMessage={failureMessage('endSessionsOfVolunteer')}
        >
          <p>{signOut.consequence}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
