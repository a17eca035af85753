import { House } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { uuid } from '../device/uuid.ts';
import { withParameters } from '../navigation/list-parameters.ts';
import { openHouseholdForm, useRememberedHousehold } from './remembered-household.ts';

/** Beside New Survey Entry, once an entry has been recorded. */
export function HouseholdButton({ actor }: { actor: SignedInUser }) {
  const t = useMessages();
  const [, setParameters] = useSearchParams();
  const household = useRememberedHousehold(actor.id);
  if (!household) return null;

  function open() {
    const id = uuid();
    openHouseholdForm(id);
    setParameters((current) => withParameters(current, { new: id }));
  }
  return (
    <Button fullWidthOnPhone onClick={open}>
      <House size={20} /> {t.surveyForm.household.another}
    </Button>
  );
}
