import type { Language } from '#domain/languages.ts';
import { Problem } from '#domain/problems.ts';
import type { FieldError } from '#domain/validation.ts';
import { documentDifferences } from '#domain/website/differences/differences.ts';
import type { Fields } from '#domain/website/fields.ts';
import type { DocumentDetails, Draft, ListedDocument } from '#domain/website/website-schema.ts';
import { messageOf } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { call } from '../../api/client.ts';
import type { DraftSession } from '../draft/draft-state.ts';
import { isStaleDraft, lastWriter } from '../draft/stale-draft.ts';
import { formatIndianTime } from '../publish/indian-time.ts';
import { type Publication, PublishDialog } from '../publish/publish-dialog.tsx';

interface PublishFlowProps {
  details: DocumentDetails;
  fields: Fields;
  locale: Language;
  title: string;
  session: DraftSession;
  account: number;
  documents: readonly ListedDocument[];
  /** The server found what stands in the way. */
  onRefused: (errors: readonly FieldError[]) => void;
  onClose: () => void;
}

export function PublishFlow(props: PublishFlowProps) {
  const { details, fields, locale, title, session, account, documents } = props;
  const { onRefused, onClose } = props;
  const t = useMessages();
  const showToast = useToast();
  const { name, guarded } = details;
  const { draft } = session.read();
  const options = { name, query: { locale } };

  async function publish({ at, password }: Publication) {
    const before = session.read().draft;
    try {
      await call('publishDocument', {
        ...options,
        version: before.version,
        body: { ...(at && { at: at.toISOString() }), ...(password && { password }) },
      });
    } catch (error) {
      const inDocument = errorsIn(error);
      if (inDocument.length > 0) return onRefused(inDocument);
      if (at || !(await isPublishedSince(before))) throw error;
    }
    onClose();
    await refresh();
    if (at)
      showToast({ text: t.website.isScheduled(title, formatIndianTime(t, at.toISOString())) });
    else {
      showToast({
        text: t.website.isPublished(title),
        action: {
          label: t.website.undo,
          onPress: () => void undo(before, password),
        },
      });
    }
  }

  /** The answer may have been lost on the way, and the draft be published all the same. */
  async function isPublishedSince({ version, published_version }: Draft): Promise<boolean> {
    const now = await call('readDraft', options).catch(() => null);
    return (
      now?.data.version === version + 1 && now.data.published_version === published_version + 1
    );
  }

  /** Publishes what was on the site before; the words stay in the history. What was written since is not replaced. */
  async function undo(before: Draft, password: string | undefined) {
    try {
      await session.flush();
      const { data } = await call('revertDocument', {
        ...options,
        query: { locale, version: before.published_version },
        version: before.version + 1,
      });
      await call('publishDocument', {
        ...options,
        version: data.version,
        body: { ...(password && { password }) },
      });
      showToast({ text: t.website.isUndone(title) });
    } catch (error) {
      await session.refresh();
      showToast({ text: isStaleDraft(error) ? notUndone() : messageOf(error)(t) });
      return;
    }
    await refresh();
  }

  const notUndone = () => t.website.notUndone(lastWriter(t, session.read().draft, account));

  async function refresh() {
    try {
      session.adopt((await call('readDraft', options)).data);
    } catch {
      await session.refresh();
    }
  }

  return (
    <PublishDialog
      title={title}
      locale={locale}
      isGuarded={guarded}
      differences={documentDifferences(fields, draft.published, draft.document)}
      outdated={
        locale === 'en'
          ? documents
              .filter((one) => one.name === name && one.locale !== 'en' && one.translated)
              .map((one) => one.locale)
          : []
      }
      scheduled={draft.publish_at}
      onPublish={publish}
      onCancel={onClose}
    />
  );
}

/** At the fields of the document, not of the dialog. */
function errorsIn(error: unknown): readonly FieldError[] {
  if (!(error instanceof Problem) || error.code !== 'brokenRule') return [];
  return error.errors.filter(({ field }) => field !== 'password' && field !== 'at');
}
