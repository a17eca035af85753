import { Clock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Language } from '#domain/languages.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import { messageOf } from '../../../../messages/errors.ts';
import { useMessages } from '../../../../messages/store.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useToast } from '../../../../ui/dialogs/toast.tsx';
import { call } from '../../../api/client.ts';
import { focusScreen } from '../../../navigation/focus-screen.ts';
import type { DraftSession } from '../../draft/draft-state.ts';
import { formatIndianTime } from '../../publish/indian-time.ts';

interface ScheduledBannerProps {
  name: string;
  locale: Language;
  draft: Draft;
  session: DraftSession;
  mayEdit: boolean;
  onChange: () => void;
}

/** The time of the scheduled publication, or of its failure. */
export function ScheduledBanner(props: ScheduledBannerProps) {
  const { name, locale, draft, session, mayEdit, onChange } = props;
  const t = useMessages();
  const showToast = useToast();
  const [working, setWorking] = useState(false);
  const { publish_at } = draft;
  if (publish_at === null) return <FailedPublication draft={draft} />;
  const isMissed = Date.parse(publish_at) < Date.now() - MINUTE_MS;

  async function cancel() {
    setWorking(true);
    const options = { name, query: { locale } };
    try {
      await call('publishDocument', { ...options, body: { at: null } });
      session.adopt((await call('readDraft', options)).data);
      focusScreen();
    } catch (error) {
      showToast({ text: messageOf(error)(t) });
    }
    setWorking(false);
  }

  const time = formatIndianTime(t, publish_at);
  return (
    <Banner
      kind={isMissed ? 'warning' : 'offer'}
      urgent={false}
      icon={<Clock size={20} />}
      title={isMissed ? t.publishing.missed(time) : t.publishing.goesOnSite(time)}
      actions={
        mayEdit ? (
          <>
            <Button tone="plain" onClick={onChange}>
              {t.publishing.change}
            </Button>
            <Button tone="plain" busy={working && t.website.saving} onClick={() => void cancel()}>
              {t.publishing.cancelSchedule}
            </Button>
          </>
        ) : null
      }
    >
      {isMissed ? null : t.publishing.scheduledWords}
    </Banner>
  );
}

function FailedPublication({ draft: { publish_failed_at } }: { draft: Draft }) {
  const t = useMessages();
  if (publish_failed_at === null) return null;
  const title = t.publishing.publishFailed(formatIndianTime(t, publish_failed_at));
  return <Banner kind="warning" urgent={false} icon={<TriangleAlert size={20} />} title={title} />;
}
