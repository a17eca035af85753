import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { SurveyFilters } from '#domain/surveys/search/filter-schema.ts';
import type { SavedView } from '#domain/surveys/search/saved-view-schema.ts';
import { formatNumber } from '../../../messages/plural.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { useModal } from '../../../ui/dialogs/use-modal.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useAddress } from '../../navigation/list-address.ts';
import type { ListQuery } from '../list-query.ts';
import { FilterFields } from './filter-fields.tsx';
import { filtersOf, NO_FILTERS, parametersOf } from './filter-query.ts';
import styles from './filter-sheet.module.css';
import { ViewLinks } from './saved-views.tsx';
import { useLiveCount } from './use-live-count.ts';

interface FilterSheetProps {
  query: ListQuery;
  isAdmin: boolean;
  views: readonly SavedView[];
  onClose: () => void;
}

/** From below on a phone. Nothing changes until its button is pressed. */
export function FilterSheet({ query, isAdmin, views, onClose }: FilterSheetProps) {
  const t = useMessages();
  const dialog = useModal();
  const titleId = useId();
  const { change } = useAddress();
  const [typed, setTyped] = useState(() => parametersOf(query));
  const filters = filtersFrom(typed);
  const count = useLiveCount({ ...query, ...filters }, isAdmin);
  const label = count === null ? t.filters.showThese : t.filters.show(count, formatNumber(count));
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          change(parametersOf(filters));
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
          <ViewLinks views={views} onFollow={onClose} />
          <FilterFields
            typed={typed}
            onChange={(name, value) => setTyped({ ...typed, [name]: value || undefined })}
          />
        </div>
        <div className={styles.send}>
          <Button onClick={() => setTyped(parametersOf(NO_FILTERS))}>{t.filters.clearAll}</Button>
          <Button tone="main" type="submit">
            {label}
          </Button>
          <p role="status" className={styles.spoken}>
            <VisuallyHidden>{label}</VisuallyHidden>
          </p>
        </div>
      </form>
    </dialog>
  );
}

function filtersFrom(typed: Record<string, string | undefined>): SurveyFilters {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(typed)) {
    if (value !== undefined) parameters.set(name, value);
  }
  return filtersOf(parameters);
}
