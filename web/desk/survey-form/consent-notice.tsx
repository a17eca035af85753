import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useNotice } from '../consent/current-notice.ts';
import { NoticeText } from '../consent/notice-text.tsx';
import { useSurveyFormFields } from './survey-form-context.ts';

/** The notice that is read to the person before the answers below it. */
export function ConsentNotice() {
  const t = useMessages();
  const notice = useNotice();
  const { values, prefilled, onChange } = useSurveyFormFields();
  const isOfEarlier = values.consent_notice !== '' && values.consent_notice !== notice?.uid;

  function askAgain() {
    onChange('consent_notice', '');
    document.getElementById('consent_by')?.focus();
  }
  if (isOfEarlier) {
    return (
      <Banner
        kind="note"
        title={t.consent.earlierNotice}
        urgent={false}
        actions={
          <Button tone="plain" onClick={askAgain}>
            {notice ? t.consent.askAgain : t.consent.clear}
          </Button>
        }
      />
    );
  }
  return notice ? <NoticeText notice={notice} folded={prefilled !== null} /> : null;
}
