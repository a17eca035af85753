import { X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { focusScreen } from '../navigation/focus-screen.ts';
import { useAddress } from '../navigation/list-address.ts';
import { type CollectedBy, VolunteerLink } from '../parts/volunteer-link.tsx';
import styles from './volunteer-filter.module.css';

export function VolunteerFilter({ owner }: { owner: CollectedBy }) {
  const { change } = useAddress();
  return (
    <p className={styles.of}>
      <span>
        Entries of <VolunteerLink survey={owner} />
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
