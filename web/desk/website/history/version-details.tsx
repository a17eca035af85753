import { Eye, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '#domain/languages.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { documentDifferences } from '#domain/website/differences/differences.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import { messageOf } from '../../../messages/errors.ts';
import { formatExactTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { SegmentedControl } from '../../../ui/tabs/segmented-control.tsx';
import { call } from '../../api/client.ts';
import { documentUrl } from '../addresses.ts';
import { isStaleDraft, lastWriter } from '../draft/stale-draft.ts';
import { DifferenceList } from '../publish/difference-list.tsx';
import styles from './document-history.module.css';
import type { ChosenVersion } from './load-history.ts';
import { publisherName } from './publisher-name.ts';
import { VersionPreview } from './version-preview.tsx';

interface VersionDetailsProps {
  name: string;
  locale: Language;
  title: string;
  fields: Fields;
  draft: Draft;
  chosen: ChosenVersion;
  mayWrite: boolean;
  actor: SignedInUser;
}

export function VersionDetails(props: VersionDetailsProps) {
  const { locale, fields, draft, chosen, mayWrite, actor } = props;
  const t = useMessages();
  const { version, published, document, before } = chosen;
  const isOnSite = version === draft.published_version;
  const changed = before === null ? [] : documentDifferences(fields, before, document);
  const againstSite = documentDifferences(fields, draft.published, document);
  const [view, setView] = useState<'changed' | 'site'>(before === null ? 'site' : 'changed');
  const shown = view === 'changed' ? changed : againstSite;
  return (
    <section className={styles.details} aria-labelledby="version">
      <div className={styles.head}>
        <div>
          <h2 id="version">
            {published ? t.documentHistory.version(version) : t.website.states.first}
          </h2>
          <small>
            {published
              ? t.documentHistory.publishedBy(
                  publisherName(t, published.by, actor.id),
                  formatExactTime(t, published.published_at),
                )
              : t.documentHistory.asDelivered}
          </small>
        </div>
        <SeeVersion {...props} />
        {mayWrite && !isOnSite ? <RevertDocument {...props} /> : null}
      </div>
      {before === null || isOnSite ? null : (
        <SegmentedControl
          legend={t.documentHistory.compare}
          name="compare"
          value={view}
          options={[
            { value: 'changed', label: t.documentHistory.whatItChanged, count: changed.length },
            { value: 'site', label: t.documentHistory.againstSite, count: againstSite.length },
          ]}
          onChange={(value) => setView(value === 'site' ? 'site' : 'changed')}
        />
      )}
      {shown.length > 0 ? (
        <DifferenceList differences={shown} lang={locale} />
      ) : (
        <p className={styles.note}>{t.documentHistory.noDifference}</p>
      )}
      {mayWrite && !isOnSite ? (
        <p className={styles.note}>{t.documentHistory.revertNote(version)}</p>
      ) : null}
    </section>
  );
}

function SeeVersion({ name, locale, title, chosen: { version } }: VersionDetailsProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Eye size={20} /> {t.website.seeIt}
      </Button>
      {isOpen ? (
        <VersionPreview
          name={name}
          locale={locale}
          version={version}
          title={t.documentHistory.versionOf(title, version)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function RevertDocument(props: VersionDetailsProps) {
  const { name, locale, title, draft, chosen, actor } = props;
  const { version } = chosen;
  const t = useMessages();
  const navigate = useNavigate();
  const showToast = useToast();
  /** The draft that would be replaced. */
  const [replaced, setReplaced] = useState<Draft | null>(null);
  const [working, setWorking] = useState(false);

  /** @param over the draft that was shown @throws Problem staleDraft after showing the current one */
  async function revert(over: Draft): Promise<void> {
    const options = { name, query: { locale } };
    try {
      await call('revertDocument', {
        ...options,
        query: { locale, version },
        version: over.version,
      });
    } catch (error) {
      if (!isStaleDraft(error)) throw error;
      const { data: latest } = await call('readDraft', options);
      // Others have only published or discarded: nothing would be lost.
      if (!latest.is_draft) return revert(latest);
      setReplaced(latest);
      throw error;
    }
    showToast({ text: t.documentHistory.isReverted(title, version) });
    await navigate(documentUrl(name, locale));
  }

  async function start() {
    if (draft.is_draft) return setReplaced(draft);
    setWorking(true);
    try {
      await revert(draft);
    } catch (error) {
      setWorking(false);
      if (!isStaleDraft(error)) showToast({ text: messageOf(error)(t) });
    }
  }

  return (
    <>
      <Button tone="primary" busy={working && t.history.reverting} onClick={() => void start()}>
        <RotateCcw size={20} /> {t.history.revert}
      </Button>
      {replaced ? (
        <ConfirmDialog
          title={t.documentHistory.replaceDraft}
          confirmLabel={t.history.revert}
          busy={t.history.reverting}
          tone="primary"
          onClose={() => setReplaced(null)}
          onConfirm={() => revert(replaced)}
          failureMessage={messageOf}
        >
          <p>
            {t.documentHistory.replaceDraftNote(version)} {lastWriter(t, replaced, actor.id)}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
