import { type MouseEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { langOf } from '../../ui/script.ts';
import styles from './enquiry-message.module.css';
import { excerptOf } from './opening.ts';

/** As it was typed, line by line, never as markup. A long one is folded until it is asked for. */
export function EnquiryMessage({ message, nameId }: { message: string; nameId: string }) {
  const [isExpanded, setExpanded] = useState(false);
  const textId = useId();
  const excerpt = excerptOf(message);

  function toggle({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => setExpanded(!isExpanded));
    // A long message that is gone again takes the button away from under the eye.
    if (isExpanded) currentTarget.scrollIntoView({ block: 'nearest' });
  }
  return (
    <>
      <p id={textId} className={styles.message} lang={langOf(message)} dir="auto">
        {isExpanded ? message : (excerpt ?? message)}
      </p>
      {excerpt === null ? null : (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          aria-controls={textId}
          aria-describedby={nameId}
          onClick={toggle}
        >
          {isExpanded ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  );
}
