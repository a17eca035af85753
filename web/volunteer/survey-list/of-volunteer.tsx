import { X } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { langOf } from '../../ui/script.ts';
import { useAddress } from '../address.ts';
import { useHere } from '../came-from.ts';
import { focusScreen } from '../focus-screen.ts';
import styles from './of-volunteer.module.css';

interface OfVolunteerProps {
  id: number;
  /** Undefined where nobody knows it. */
  name: string | undefined;
}

/** Whose entries the list keeps to, and the way back to everybody's. */
export function OfVolunteer({ id, name = `volunteer ${id}` }: OfVolunteerProps) {
  const { change } = useAddress();
  const here = useHere();
  return (
    <p className={styles.of}>
      <span>
        Entries of{' '}
        <Link to={`/volunteer/admin/view-volunteer/${id}`} state={here} lang={langOf(name)}>
          {name}
        </Link>
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
