import { useRevalidator } from 'react-router';
import type { VolunteerStatus } from '#domain/volunteers/volunteer.ts';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { currentMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { call } from '../../api/client.ts';

type SetStatus = (
  volunteer: Pick<Volunteer, 'id' | 'name'>,
  status: VolunteerStatus,
  /** A sentence that is added to the message. */
  also?: string,
) => Promise<void>;

export const statusFailure = failureMessage('setVolunteerStatus');

/** Deactivation can be undone; the volunteer must sign in again. @throws the request's error */
export function useSetStatus(): SetStatus {
  const { revalidate } = useRevalidator();
  const showToast = useToast();

  return async function setStatus({ id, name }, status, also?: string) {
    const t = currentMessages();
    await call('setVolunteerStatus', { id, body: { status } });
    await revalidate();
    const changed = t.volunteers.list.statusChanged[status](bidiIsolate(name));
    const text = [changed, also].filter(Boolean).join(' · ');
    const onPress = () => {
      void setStatus({ id, name }, 'active').catch((error) => {
        showToast({ text: statusFailure(error)(currentMessages()) });
      });
    };
    showToast(status === 'active' ? { text } : { text, action: { label: t.ui.undo, onPress } });
  };
}
