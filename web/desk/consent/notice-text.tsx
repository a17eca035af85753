import { useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/languages.ts';
import type { PrivacyNotice } from '#domain/privacy/notice-schema.ts';
import { formatDate } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { SegmentedControl } from '../../ui/tabs/segmented-control.tsx';
import styles from './notice-text.module.css';

/** Large enough to be read aloud, or handed over. */
export function NoticeText({ notice }: { notice: PrivacyNotice }) {
  const t = useMessages();
  const written = LANGUAGES.filter((language) => notice.texts[language] !== '');
  const [chosen, setChosen] = useState<Language>(t.language);
  const shown = written.includes(chosen) ? chosen : (written[0] ?? 'en');
  return (
    <div className={styles.notice}>
      <div className={styles.head}>
        <p className={styles.title}>{t.consent.notice(formatDate(t, notice.published_at))}</p>
        {written.length > 1 ? (
          <SegmentedControl
            legend={t.consent.noticeLanguage}
            name="notice_language"
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
      <div className={styles.text} lang={shown}>
        {notice.texts[shown].split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
