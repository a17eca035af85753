import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/store.ts';
import { VisuallyHidden } from '../../text/visually-hidden.tsx';
import { Affixed, TextInput } from './control.tsx';

const DEBOUNCE_MS = 300;

interface SearchBoxProps {
  placeholder: string;
  /** The search in the address. */
  search: string;
  onSearch: (search: string) => void;
}

/** Debounced. A new address replaces the text only if the change did not come from this box. */
export function SearchBox({ placeholder, search, onSearch }: SearchBoxProps) {
  const t = useMessages();
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [previousSearch, setPreviousSearch] = useState(search);

  if (search !== previousSearch) {
    setPreviousSearch(search);
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }

  function send() {
    const trimmed = text.trim();
    if (trimmed === sent) return;
    setSent(trimmed);
    onSearch(trimmed);
  }

  useEffect(() => {
    const timer = setTimeout(send, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Affixed icon={<Search size={20} />}>
          <label htmlFor="search">
            <VisuallyHidden>{t.parts.search}</VisuallyHidden>
          </label>
          <TextInput
            id="search"
            name="search"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            placeholder={placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={send}
          />
        </Affixed>
      </form>
    </search>
  );
}
