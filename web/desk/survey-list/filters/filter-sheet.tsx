import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { SurveyFilters } from '#domain/surveys/search/filter-schema.ts';
import type { SavedView } from '#domain/surveys/search/saved-view-schema.ts';
import { formatNumber } from '../../../messages/plural.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { useListAddress } from '../../navigation/use-list-address.ts';
import {
  type ChosenVolunteer,
  VolunteerPicker,
} from '../../volunteers/choice/volunteer-picker.tsx';
import type { ListQuery } from '../list-query.ts';
import type { Owner } from '../load-surveys.ts';
import { nameOf } from '../volunteer-filter.tsx';
import { FilterFields, filterId } from './filter-fields.tsx';
import { filtersOf, NO_FILTERS, parametersOf } from './filter-query.ts';
import styles from './filter-sheet.module.css';
import { invalidRanges } from './invalid-ranges.ts';
import { useLiveCount } from './use-live-count.ts';
import { useViewCounts } from './use-view-counts.ts';
import { ViewLinks } from './view-links.tsx';

interface FilterSheetProps {
  query: ListQuery;
  isAdmin: boolean;
  /** Set if the list is one volunteer's. */
  owner: Owner | undefined;
  views: readonly SavedView[];
  onClose: () => void;
}

/** Slides up on a phone. Nothing changes until its button is pressed. */
export function FilterSheet({ query, isAdmin, owner, views, onClose }: FilterSheetProps) {
  const t = useMessages();
  const titleId = useId();
  const { change } = useListAddress();
  const [typed, setTyped] = useState(() => parametersOf(query));
  const filters = filtersFrom(typed);
  const [volunteer, setVolunteer] = useState<ChosenVolunteer | null>(
    owner ? { id: owner.volunteer_id, name: nameOf(t, owner) } : null,
  );
  const [cleared, setCleared] = useState(0);
  const counts = useViewCounts(views, isAdmin);
  // Withdrawn entries are deleted.
  const status = filters.consent === 'withdrawn' ? 'deleted' : query.status;
  const count = useLiveCount(
    { ...query, ...filters, status, volunteer_id: volunteer?.id },
    isAdmin,
  );
  const label = count === null ? t.filters.showThese : t.filters.show(count, formatNumber(count));
  return (
    <Modal className={styles.sheet} aria-labelledby={titleId} onCancel={onClose}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const [invalid] = invalidRanges(typed);
          if (invalid) return document.getElementById(filterId(invalid))?.focus();
          change({
            ...parametersOf(filters),
            ...(isAdmin && { volunteer: volunteer?.id }),
            ...(status !== query.status && { status }),
          });
          onClose();
        }}
      >
        <div className={styles.head}>
          <h2 id={titleId}>{t.filters.title}</h2>
          <Button tone="plain" square aria-label={t.ui.close} onClick={onClose}>
            <X size={20} />
          </Button>
        </div>
        <div className={styles.scroll}>
          <ViewLinks views={views} counts={counts} onFollow={onClose} />
          <FilterFields
            isAdmin={isAdmin}
            typed={typed}
            onChange={(name, value) => setTyped({ ...typed, [name]: value || undefined })}
          />
          {isAdmin ? (
            <VolunteerPicker
              key={cleared}
              label={t.filters.volunteer}
              empty={t.filters.any}
              offered="all"
              initial={volunteer ?? undefined}
              onChoose={setVolunteer}
            />
          ) : null}
        </div>
        <div className={styles.send}>
          <Button
            onClick={() => {
              setTyped(parametersOf(NO_FILTERS));
              setVolunteer(null);
              setCleared(cleared + 1);
            }}
          >
            {t.filters.clearAll}
          </Button>
          <Button tone="primary" type="submit">
            {label}
          </Button>
          <VisuallyHidden role="status">{label}</VisuallyHidden>
        </div>
      </form>
    </Modal>
  );
}

function filtersFrom(typed: Record<string, string | undefined>): SurveyFilters {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(typed)) {
    if (value !== undefined) parameters.set(name, value);
  }
  return filtersOf(parameters);
}
