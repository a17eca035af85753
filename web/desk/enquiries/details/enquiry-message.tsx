import { type MouseEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../../messages/store.ts';
import { langOf } from '../../../ui/text/lang-of.ts';
import { excerptOf } from '../excerpt.ts';
import styles from './enquiry-message.module.css';

/** Plain text with its line breaks, never markup. */
export function EnquiryMessage({ message, nameId }: { message: string; nameId: string }) {
  const t = useMessages();
  const [isExpanded, setExpanded] = useState(false);
  const textId = useId();
  const excerpt = excerptOf(message);

  function toggle({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => setExpanded(!isExpanded));
    // Collapsing a long message would move the button out of view.
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
          {isExpanded ? t.enquiries.showLess : t.enquiries.showWhole}
        </button>
      )}
    </>
  );
}
