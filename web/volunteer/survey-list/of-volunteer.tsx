import { X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useAddress } from '../address.ts';
import { focusScreen } from '../focus-screen.ts';
import { type Collected, VolunteerLink } from '../volunteer-link.tsx';
import styles from './of-volunteer.module.css';

/** Whose entries the list keeps to, and the way back to everybody's. */
export function OfVolunteer({ whose }: { whose: Collected }) {
  const { change } = useAddress();
  return (
    <p className={styles.of}>
      <span>
        Entries of <VolunteerLink survey={whose} />
      </span>
      <Button
        tone="plain"
        square
        aria-label="Show everybody’s entries"
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
