import { useState } from 'react';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { call } from '../../api/client.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';
import { PasswordDialog } from '../../own-account/password-dialog.tsx';

/** For somebody who has lost the app and the recovery codes. */
export function RemoveSecondFactor({ volunteer: { id, name } }: { volunteer: Volunteer }) {
  const t = useMessages();
  const { secondFactor } = t.volunteers;
  const finish = useAfterAction();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button tone="plain" onClick={() => setAsking(true)}>
        {secondFactor.remove}
      </Button>
      {asking ? (
        <PasswordDialog
          title={secondFactor.title(bidiIsolate(name))}
          submitLabel={secondFactor.remove}
          busy={t.account.secondFactor.working}
          onSubmit={async (body) => {
            await call('removeSecondFactorOfVolunteer', { id, body });
            await finish({ close, text: secondFactor.removed(bidiIsolate(name)) });
          }}
          onCancel={close}
          failureMessage={failureMessage('removeSecondFactorOfVolunteer')}
        >
          <p>{secondFactor.consequence}</p>
        </PasswordDialog>
      ) : null}
    </>
  );
}
