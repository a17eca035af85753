// A searchable select for long lists (the WAI-ARIA combobox with a list box).
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '../../../messages/store.ts';
import { langOf } from '../../text/lang-of.ts';
import { VisuallyHidden } from '../../text/visually-hidden.tsx';
import type { Wiring } from '../field.tsx';
import styles from './combobox.module.css';
import { TextInput } from './control.tsx';
import type { Option } from './option.ts';

interface ComboboxProps {
  wiring: Wiring;
  name: string;
  chosen: Option | null;
  /** Null while the search runs. */
  options: readonly Option[] | null;
  /** Called for every change of the text, and with an empty text when the list opens. */
  onSearch: (text: string) => void;
  onChoose: (option: Option | null) => void;
  nothingFound: string;
  listName: string;
}

export function Combobox(props: ComboboxProps) {
  const { wiring, name, listName, chosen, options, nothingFound } = props;
  const t = useMessages();
  const list = useCombobox(props);
  const isListed = list.open && options !== null && options.length > 0;
  const listId = `${wiring.id}-list`;
  const optionId = (index: number) => `${wiring.id}-option-${index}`;
  return (
    <div className={styles.box}>
      <TextInput
        {...wiring}
        name={name}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed && list.at >= 0 ? optionId(list.at) : undefined}
        autoComplete="off"
        spellCheck={false}
        lang={langOf(list.text)}
        value={list.text}
        onFocus={({ target }) => target.select()}
        onClick={list.show}
        onChange={({ target }) => list.write(target.value)}
        onKeyDown={list.onKey}
        onBlur={list.leave}
      />
      <span className={styles.sign}>
        <ChevronDown size={20} />
      </span>
      {isListed ? (
        <div
          id={listId}
          role="listbox"
          aria-label={listName}
          className={styles.list}
          // Dragging the list's edge or scroll bar must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field
            <div
              key={option.value}
              id={optionId(index)}
              ref={index === list.at ? scrollIntoView : undefined}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === chosen?.value}
              data-at={index === list.at ? '' : undefined}
              className={styles.option}
              lang={langOf(option.label)}
              onClick={() => list.take(option)}
            >
              {option.label}
            </div>
          ))}
        </div>
      ) : null}
      {list.open && options?.length === 0 ? (
        <div className={styles.list}>
          <p className={styles.none}>{nothingFound}</p>
        </div>
      ) : null}
      <div role="status">
        <VisuallyHidden>
          {list.open && options
            ? options.length === 0
              ? nothingFound
              : t.ui.found(options.length)
            : ''}
        </VisuallyHidden>
      </div>
    </div>
  );
}

function useCombobox({ chosen, options, onSearch, onChoose }: ComboboxProps) {
  const [open, setOpen] = useState(false);
  /** Null shows the chosen option's label. */
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  const text = typed ?? chosen?.label ?? '';

  function show() {
    if (open) return;
    setAt(-1);
    setOpen(true);
    onSearch('');
  }

  function close() {
    setOpen(false);
    setTyped(null);
    setAt(-1);
  }

  function write(next: string) {
    setTyped(next);
    setAt(-1);
    setOpen(true);
    onSearch(next);
  }

  function take(option: Option) {
    onChoose(option);
    close();
  }

  /** An emptied field clears the choice; an unfinished search restores it. */
  function leave() {
    if (typed?.trim() === '') onChoose(null);
    close();
  }

  function moveActive(step: 1 | -1) {
    const count = options?.length ?? 0;
    if (!open) return show();
    if (count > 0) setAt(at < 0 && step < 0 ? count - 1 : (at + step + count) % count);
  }

  function onKey(event: KeyboardEvent) {
    const option = open ? options?.[at] : undefined;
    if (event.key === 'ArrowDown') moveActive(1);
    else if (event.key === 'ArrowUp') moveActive(-1);
    else if (event.key === 'Enter' && option) take(option);
    else if (event.key === 'Escape' && (open || typed !== null)) close();
    // Enter in an open list must not submit the form.
    else if (event.key !== 'Enter' || !open) return;
    event.preventDefault();
  }

  return { open, text, at, show, write, take, leave, onKey };
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
