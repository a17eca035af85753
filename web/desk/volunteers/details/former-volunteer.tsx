import { RotateCcw, UserX } from 'lucide-react';
import { useState } from 'react';
import type { FormerVolunteer as Former } from '#domain/volunteers/volunteer-schema.ts';
import { messageOf } from '../../../messages/errors.ts';
import { formatDate } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { langOf } from '../../../ui/text/lang-of.ts';
import { call } from '../../api/client.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { volunteerEntriesPath } from '../../navigation/paths.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';

export function FormerVolunteer({ volunteer }: { volunteer: Former }) {
  const t = useMessages();
  const { former, details } = t.volunteers;
  const showToast = useToast();
  const finish = useAfterAction();
  const [working, setWorking] = useState(false);
  const { id, name, created_at, deleted_at, restorable } = volunteer;

  async function restore() {
    setWorking(true);
    try {
      await call('restoreVolunteer', { id });
      await finish({ text: former.restored(bidiIsolate(name)) });
    } catch (error) {
      showToast({ text: messageOf(error)(t) });
    } finally {
      setWorking(false);
    }
  }
  return (
    <>
      <PageHead
        facts={details.volunteerSince(formatDate(t, created_at))}
        actions={<ButtonLink to={volunteerEntriesPath(id)}>{former.seeEntries}</ButtonLink>}
      >
        <h1 lang={langOf(name)}>{name}</h1>
      </PageHead>
      <Banner
        kind="note"
        urgent={false}
        icon={<UserX size={20} />}
        title={former.left(formatDate(t, deleted_at))}
        actions={
          restorable ? (
            <Button
              tone="primary"
              busy={working && former.restoring}
              onClick={() => void restore()}
            >
              <RotateCcw size={20} /> {former.restore}
            </Button>
          ) : null
        }
      >
        {former.entriesStay} {restorable ? null : former.tooLate}
      </Banner>
    </>
  );
}
