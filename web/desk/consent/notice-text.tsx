import { useId, useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/languages.ts';
import type { PrivacyNotice } from '#domain/privacy/notice-schema.ts';
import { formatDate } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/tabs/segmented-control.tsx';
import styles from './notice-text.module.css';

interface NoticeTextProps {
  notice: PrivacyNotice;
  /** For someone who has just heard it, such as the next person of a household. */
  folded?: boolean;
}

/** Large enough to be read aloud, or handed over. */
export function NoticeText({ notice, folded = false }: NoticeTextProps) {
  const t = useMessages();
  const textId = useId();
  const [isOpen, setOpen] = useState(!folded);
  const written = LANGUAGES.filter((language) => notice.texts[language] !== '');
  const [chosen, setChosen] = useState<Language>(t.language);
  const shown = written.includes(chosen) ? chosen : (written[0] ?? 'en');
  return (
    <div className={styles.notice}>
      <div className={styles.head}>
        <p className={styles.title}>{t.consent.notice(formatDate(t, notice.published_at))}</p>
        {folded ? (
          <div className={styles.toggle}>
            <Button
              tone="plain"
              aria-expanded={isOpen}
              aria-controls={textId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t.consent.hideNotice : t.consent.showNotice}
            </Button>
          </div>
        ) : null}
        {isOpen && written.length > 1 ? (
          <SegmentedControl
            legend={t.consent.noticeLanguage}
            name={`${textId} language`}
            value={shown}
            options={written.map((language) => ({
              value: language,
              label: LANGUAGE_NAMES[language],
              lang: language,
            }))}
            onChange={(language) => setChosen(written.find((each) => each === language) ?? shown)}
          />
        ) : null}
      </div>
      <div id={textId} className={styles.text} lang={shown} hidden={!isOpen}>
        {notice.texts[shown].split(/\n+/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
