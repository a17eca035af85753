import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '#domain/languages.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { documentDifferences } from '#domain/website/differences/differences.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import { formatExactTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/tabs/segmented-control.tsx';
import { DifferenceList } from '../publish/difference-list.tsx';
import styles from './document-history.module.css';
import type { ChosenVersion } from './load-history.ts';
import { publisherName } from './publisher-name.ts';
import { RevertDocument } from './revert-document.tsx';
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
        {mayWrite && !isOnSite ? <RevertDocument {...props} version={version} /> : null}
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
