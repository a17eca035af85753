import { type MouseEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { langOf } from '../../ui/script.ts';
import styles from './enquiry-message.module.css';
import { openingOf } from './opening.ts';

/** As it was typed, line by line, never as markup. A long one is folded until it is asked for. */
export function QueryMessage({ message, nameId }: { message: string; nameId: string }) {
  const [whole, setWhole] = useState(false);
  const textId = useId();
  const opening = openingOf(message);

  function fold({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => setWhole(!whole));
    // A long message that is gone again takes the button away from under the eye.
    if (whole) currentTarget.scrollIntoView({ block: 'nearest' });
  }
  return (
    <>
      <p id={textId} className={styles.message} lang={langOf(message)} dir="auto">
        {whole ? message : (opening ?? message)}
      </p>
      {opening === null ? null : (
        <button
          type="button"
          className={styles.more}
          aria-expanded={whole}
          aria-controls={textId}
          aria-describedby={nameId}
          onClick={fold}
        >
          {whole ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  );
}
