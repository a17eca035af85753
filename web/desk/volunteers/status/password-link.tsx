import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#domain/contract.ts';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { call } from '../../api/client.ts';
import { PasswordLinkDialog } from './password-link-dialog.tsx';

/** For a new volunteer, and for one who has forgotten the password. */
export function PasswordLink({ volunteer }: { volunteer: Volunteer }) {
  const t = useMessages();
  const { passwordLink } = t.volunteers;
  const showToast = useToast();
  const [making, setMaking] = useState(false);
  const [link, setLink] = useState<ReplyOf<'createVolunteerPasswordLink'>['data']>();

  async function make() {
    setMaking(true);
    try {
      setLink((await call('createVolunteerPasswordLink', { id: volunteer.id })).data);
    } catch (error) {
      showToast({ text: failureMessage('createVolunteerPasswordLink')(error)(t) });
    } finally {
      setMaking(false);
    }
  }

  return (
    <>
      <Button tone="plain" busy={making && passwordLink.making} onClick={() => void make()}>
        <KeyRound size={20} /> {passwordLink.make}
      </Button>
      {link ? (
        <PasswordLinkDialog volunteer={volunteer} link={link} onClose={() => setLink(undefined)} />
      ) : null}
    </>
  );
}
