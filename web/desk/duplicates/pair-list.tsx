import { Link, useSearchParams } from 'react-router';
import { useMessages } from '../../messages/store.ts';
import { Badge } from '../../ui/badge.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { withParameters } from '../navigation/list-parameters.ts';
import { type Pair, pairKey } from './load-pairs.ts';
import styles from './pair-list.module.css';

interface PairListProps {
  label: string;
  pairs: readonly Pair[];
  chosen: string | undefined;
}

export function PairList({ label, pairs, chosen }: PairListProps) {
  const t = useMessages();
  const [parameters] = useSearchParams();
  return (
    <nav aria-label={label}>
      <ul className={styles.pairs}>
        {pairs.map((pair) => (
          <li key={pairKey(pair)}>
            <Link
              to={`?${withParameters(parameters, { pair: pairKey(pair) })}`}
              aria-current={pairKey(pair) === chosen ? 'true' : undefined}
              preventScrollReset
            >
              <strong>
                <span lang={langOf(pair.older.name)}>{pair.older.name}</span>{' '}
                <i>{t.duplicates.and}</i>{' '}
                <span lang={langOf(pair.newer.name)}>{pair.newer.name}</span>
              </strong>
              <small>
                <span lang={langOf(pair.older.city)}>{pair.older.city}</span>
                <StrengthBadge strength={pair.strength} />
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function StrengthBadge({ strength }: Pick<Pair, 'strength'>) {
  const t = useMessages();
  return (
    <Badge kind={strength === 'number' ? 'strong' : 'plain'}>
      {t.possibleDuplicate.strengths[strength]}
    </Badge>
  );
}
