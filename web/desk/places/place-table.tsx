import { Link } from 'react-router';
import type { Place } from '#domain/places/place-schema.ts';
import { formatNumber } from '../../messages/plural.ts';
import { useMessages } from '../../messages/store.ts';
import { Cell, Row, RowActions, RowCheckbox, Table } from '../../ui/lists/table.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { ADMIN } from '../navigation/paths.ts';
import { placeKey } from './load-places.ts';
import styles from './places.module.css';

interface PlaceTableProps {
  places: readonly Place[];
  chosen: readonly string[];
  onToggle: (place: Place) => void;
}

export function PlaceTable({ places, chosen, onToggle }: PlaceTableProps) {
  const t = useMessages();
  const { head } = t.places;
  return (
    <Table
      caption={t.places.caption}
      head={[head.name, head.spellings, head.entries]}
      checkboxHead={<VisuallyHidden>{head.chosen}</VisuallyHidden>}
      className={styles.table}
    >
      {places.map((place) => {
        const isChosen = chosen.includes(placeKey(place));
        const nameId = `place-${placeKey(place)}`;
        return (
          <Row key={placeKey(place)} chosen={isChosen}>
            <Cell className={styles.checkbox}>
              <RowCheckbox
                label={t.places.select(bidiIsolate(place.name))}
                checked={isChosen}
                onChange={() => onToggle(place)}
              />
            </Cell>
            <Cell className={styles.name}>
              <strong id={nameId} lang={langOf(place.name)}>
                {place.name}
              </strong>{' '}
              <small lang={langOf(place.local_name)}>{place.local_name}</small>
            </Cell>
            <Cell className={styles.spellings}>
              {place.spellings.map(({ spelling, entries }) => (
                <span key={spelling}>
                  <span lang={langOf(spelling)}>{spelling}</span>{' '}
                  <small>{formatNumber(entries)}</small>
                </span>
              ))}
            </Cell>
            <Cell className={styles.entries}>{formatNumber(place.entries)}</Cell>
            <RowActions>
              {place.entries > 0 ? (
                <Link
                  to={`${ADMIN}?place=${encodeURIComponent(place.name)}`}
                  aria-describedby={nameId}
                >
                  {t.surveyList.view}
                </Link>
              ) : null}
            </RowActions>
          </Row>
        );
      })}
    </Table>
  );
}
