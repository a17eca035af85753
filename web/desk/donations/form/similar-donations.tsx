import { Link } from 'react-router';
import { isProblem, problem } from '#domain/problems.ts';
import type { FieldError } from '#domain/validation.ts';
import { formatPlainDate } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { donationPath } from '../../navigation/paths.ts';
import styles from './similar-donations.module.css';

export interface SimilarDonation {
  id: number;
  donor: string;
  amount: string;
  date: string;
}

/** Of other failures none. */
export function similarDonationsIn(error: unknown): SimilarDonation[] {
  return isProblem(error, 'similarDonation') ? error.errors.map(similarDonationIn) : [];
}

function similarDonationIn({ params = {} }: FieldError): SimilarDonation {
  const { id, donor, amount, date } = params;
  return {
    id: Number(id),
    donor: String(donor),
    amount: String(amount),
    date: String(date),
  };
}

/** The form has no field for these errors: it says which gifts they are. */
export const withoutFields = (error: unknown): unknown =>
  isProblem(error, 'similarDonation') ? problem('similarDonation') : error;

interface SimilarDonationsProps {
  similar: readonly SimilarDonation[];
  onRecord: () => void;
}

/** The gifts open beside the form, which keeps what was typed. */
export function SimilarDonations({ similar, onRecord }: SimilarDonationsProps) {
  const t = useMessages();
  return (
    <div className={styles.similar}>
      <ul>
        {similar.map(({ id, donor, amount, date }) => (
          <li key={id}>
            <Link to={donationPath(id)} target="_blank" rel="noopener">
              {t.donations.similar.gift(bidiIsolate(donor), amount, formatPlainDate(t, date))}
            </Link>
          </li>
        ))}
      </ul>
      <p>{t.donations.similar.hint}</p>
      <Button onClick={onRecord}>{t.donations.similar.record}</Button>
    </div>
  );
}
