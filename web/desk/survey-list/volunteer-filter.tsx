import { X } from 'lucide-react';
import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { focusScreen } from '../navigation/focus-screen.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { VolunteerLink } from '../volunteers/volunteer-link.tsx';
import type { Owner } from './load-surveys.ts';
import styles from './volunteer-filter.module.css';

export function nameOf(t: Messages, { volunteer_id, volunteer_name }: Owner): string {
  return volunteer_name ?? t.surveyList.unnamedVolunteer(volunteer_id);
}

export function VolunteerFilter({ owner }: { owner: Owner }) {
  const t = useMessages();
  const { change } = useListAddress();
  const volunteer_name = nameOf(t, owner);
  return (
    <p className={styles.of}>
      <span>{t.surveyList.entriesOf(<VolunteerLink survey={{ ...owner, volunteer_name }} />)}</span>
      <Button
        tone="plain"
        square
        aria-label={t.surveyList.showEverybodys}
        onClick={() => {
          change({ volunteer: undefined });
          focusScreen();
        }}
      >
        <X size={20} />
      </Button>
    </p>
  );
}
