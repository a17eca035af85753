import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Affixed, TextInput } from '../../ui/forms/control.tsx';
import { ForReaders } from '../../ui/visually-hidden.tsx';

const PAUSE = 300;

interface SearchBoxProps {
  placeholder: string;
  /** What the address says. */
  search: string;
  onSearch: (search: string) => void;
}

/** Searches when the typing pauses. What the address says is taken over only if it came from there. */
export function SearchBox({ placeholder, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);

  if (search !== seen) {
    setSeen(search);
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }

  function send() {
    const wanted = text.trim();
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  }

  useEffect(() => {
    const timer = setTimeout(send, PAUSE);
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
            <ForReaders>Search</ForReaders>
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
