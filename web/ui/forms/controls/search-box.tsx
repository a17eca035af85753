import { Search } from 'lucide-react';
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '#domain/paging.ts';
import { useMessages } from '../../../messages/store.ts';
import { VisuallyHidden } from '../../text/visually-hidden.tsx';
import { Affixed, TextInput } from './control.tsx';

const DEBOUNCE_MS = 300;

interface SearchBoxProps {
  placeholder: string;
  /** The search in the address. */
  search: string;
  onSearch: (search: string) => void;
  /** The first search was not typed: it is selected, so that typing replaces it. */
  isProposed?: boolean;
}

/** Debounced. A new address replaces the text only if the change did not come from this box. */
export function SearchBox({ placeholder, search, onSearch, isProposed }: SearchBoxProps) {
  const t = useMessages();
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [previousSearch, setPreviousSearch] = useState(search);
  const [proposed] = useState(isProposed ? search : null);

  if (search !== previousSearch) {
    setPreviousSearch(search);
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }

  function send(typed: string) {
    const trimmed = typed.trim();
    if (trimmed === sent) return;
    setSent(trimmed);
    onSearch(trimmed);
  }

  function selectProposed({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    if (text === proposed) currentTarget.select();
  }

  const sendLater = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendLater(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(text);
        }}
      >
        <Affixed icon={<Search size={20} />}>
          <label htmlFor="search">
            <VisuallyHidden>{t.ui.search}</VisuallyHidden>
          </label>
          <TextInput
            id="search"
            name="search"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={MAX_SEARCH_LENGTH}
            placeholder={placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onFocus={selectProposed}
            // A tap on the box that the dialog has focused would unselect it.
            onClick={selectProposed}
            onBlur={() => send(text)}
          />
        </Affixed>
      </form>
    </search>
  );
}
