import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/languages.ts';
import {
  checkNotice,
  MAX_NOTICE_LENGTH,
  type NoticeTexts,
} from '#domain/privacy/privacy-notice.ts';
import { isProblem } from '#domain/problems.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import panel from '../../../ui/forms/form-panel.module.css';
import { useForm } from '../../../ui/forms/use-form.ts';
import { TextAreaField } from '../../../ui/forms/value-fields.tsx';
import { call } from '../../api/client.ts';
import { cacheNotice } from '../../consent/current-notice.ts';
import { FormLeaveGuard } from '../../navigation/form-leave-guard.tsx';
import { useAfterAction } from '../../navigation/use-after-action.ts';
import { unsentValues } from '../../session/unsent-values.ts';

interface WriteNoticeProps {
  initial: NoticeTexts;
  /** The uid of the notice that it replaces; empty if nobody is asked for consent yet. */
  replaces: string;
  /** Undefined if there is nothing to go back to. */
  onClose: (() => void) | undefined;
}

export function WriteNotice({ initial, replaces, onClose }: WriteNoticeProps) {
  const t = useMessages();
  const finish = useAfterAction();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpened = onClose !== undefined;
  // The button that has opened it is gone.
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);
  const [isAsking, setIsAsking] = useState(false);
  const form = useForm<Language>({
    initial,
    check: checkNotice,
    // Publishing affects every volunteer, so it is confirmed.
    send: async () => setIsAsking(true),
    keepsUnsent: true,
    failed: failureMessage('publishPrivacyNotice'),
    unsent: unsentValues('privacy notice'),
  });

  const empty = LANGUAGES.filter((language) => form.values[language].trim() === '').map(
    (language) => LANGUAGE_NAMES[language],
  );

  async function publishNow() {
    try {
      return await call('publishPrivacyNotice', { body: { ...form.values, replaces } });
    } catch (error) {
      // The screen shows what the other admin has published; the words stay.
      if (isProblem(error, 'staleNotice')) await revalidate();
      throw error;
    }
  }

  async function publish() {
    const { data } = await publishNow();
    const [published] = data.notices;
    if (published) {
      const { id, uid, texts, published_at } = published;
      await cacheNotice({ id, uid, texts, published_at });
    }
    form.forget();
    setIsAsking(false);
    onClose?.();
    await finish({ text: t.privacyNotice.published });
  }
  return (
    <form
      className={panel.form}
      method="post"
      noValidate
      aria-labelledby="write-notice"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <h2 id="write-notice" ref={heading} tabIndex={-1}>
        {t.privacyNotice.writeNew}
      </h2>
      <p>
        {replaces === '' ? `${t.privacyNotice.nobodyAsked} ` : null}
        {t.privacyNotice.writeHint}
      </p>
      {LANGUAGES.map((language) => (
        <TextAreaField
          key={language}
          id={language}
          label={LANGUAGE_NAMES[language]}
          lang={language}
          rows={10}
          maxLength={MAX_NOTICE_LENGTH}
          {...form.bind(language)}
        />
      ))}
      <div className={panel.actions}>
        <Button type="submit" tone="primary">
          {t.privacyNotice.publish}
        </Button>
        {onClose ? <Button onClick={onClose}>{t.ui.cancel}</Button> : null}
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={t.privacyNotice.publishTitle}
          confirmLabel={t.privacyNotice.publish}
          busy={t.privacyNotice.publishing}
          tone="primary"
          onClose={() => setIsAsking(false)}
          onConfirm={publish}
          failureMessage={failureMessage('publishPrivacyNotice')}
        >
          <p>
            {replaces === '' ? t.privacyNotice.firstConsequence : t.privacyNotice.newConsequence}
          </p>
          {empty.length > 0 ? <p>{t.privacyNotice.emptyIn(empty.join(', '))}</p> : null}
        </ConfirmDialog>
      ) : null}
      <FormLeaveGuard wouldLoseData={() => form.isChanged} onLeave={form.forget} />
    </form>
  );
}
