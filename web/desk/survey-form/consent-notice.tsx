import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useNotice } from '../consent/current-notice.ts';
import { NoticeText } from '../consent/notice-text.tsx';
import { useSurveyFormFields } from './survey-form-context.ts';

/** What is read to the person before the answers below it. */
export function ConsentNotice() {
  const t = useMessages();
  const notice = useNotice();
  const { values, onChange } = useSurveyFormFields();
  const isOfEarlier = values.consent_notice !== '' && values.consent_notice !== notice?.uid;
  return (
    <>
      {isOfEarlier ? (
        <Banner
          kind="note"
          title={t.consent.earlierNotice}
          urgent={false}
          actions={
            notice ? (
              <Button tone="plain" onClick={() => onChange('consent_notice', '')}>
                {t.consent.askAgain}
              </Button>
            ) : null
          }
        />
      ) : null}
      {notice ? <NoticeText notice={notice} /> : null}
    </>
  );
}
