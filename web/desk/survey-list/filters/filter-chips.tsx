import { Bookmark, Link as LinkIcon, X } from 'lucide-react';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import { useListAddress } from '../../navigation/use-list-address.ts';
import type { Chip } from './chips.ts';
import styles from './filter-chips.module.css';
import { NO_FILTERS, parametersOf } from './filter-query.ts';

interface FilterChipsProps {
  chips: readonly Chip[];
  /** One volunteer’s entries are a view, too. */
  ofVolunteer: boolean;
  /** Without it there is nothing to save. */
  onSave?: () => void;
}

export function FilterChips({ chips, ofVolunteer, onSave }: FilterChipsProps) {
  const t = useMessages();
  const { change } = useListAddress();
  const showToast = useToast();
  if (chips.length === 0 && !ofVolunteer) return null;

  function remove({ names }: Chip) {
    change(Object.fromEntries(names.map((name) => [name, undefined])));
    focusScreen();
  }

  async function copyAddress() {
    const copied = await copyText(location.href);
    showToast({ text: copied ? t.filters.addressCopied : t.filters.notCopied });
  }

  return (
    <fieldset className={styles.chips} aria-label={t.filters.active}>
      <div className={styles.strip}>
        {chips.map((chip) => (
          <span key={chip.label} className={styles.chip}>
            <b>{chip.label}</b> <span lang={langOf(chip.value)}>{chip.value}</span>
            <button
              type="button"
              aria-label={t.filters.remove(`${chip.label} ${chip.value}`)}
              onClick={() => remove(chip)}
            >
              <X size={16} />
            </button>
          </span>
        ))}
        {chips.length > 0 ? (
          <Button
            tone="plain"
            onClick={() => {
              change(parametersOf(NO_FILTERS));
              focusScreen();
            }}
          >
            {t.filters.clearAll}
          </Button>
        ) : null}
      </div>
      <span className={styles.end}>
        <Button tone="plain" onClick={() => void copyAddress()}>
          <LinkIcon size={20} /> {t.filters.copyAddress}
        </Button>
        {onSave ? (
          <Button tone="plain" onClick={onSave}>
            <Bookmark size={20} /> {t.filters.saveView}
          </Button>
        ) : null}
      </span>
    </fieldset>
  );
}
