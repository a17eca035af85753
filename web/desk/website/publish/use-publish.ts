import type { Language } from '#domain/languages.ts';
import { Problem } from '#domain/problems.ts';
import type { FieldError } from '#domain/validation.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import { messageOf } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { call } from '../../api/client.ts';
import type { DraftSession } from '../draft/draft-state.ts';
import { lastWriter } from '../draft/last-writer.ts';
import { isStaleDraft } from '../draft/stale-draft.ts';
import { formatIndianTime } from './indian-time.ts';
import type { Publication } from './publish-dialog.tsx';

interface PublicationOptions {
  name: string;
  locale: Language;
  title: string;
  account: number;
  session: DraftSession;
  /** The published draft, as the dialog has shown it. */
  draft: Draft;
  /** The server found what stands in the way. */
  onRefused: (errors: readonly FieldError[]) => void;
  onPublished: () => void;
}

/** Publishes the draft now or later, and offers to undo it. */
export function usePublish(publication: PublicationOptions) {
  const { name, locale, title, account, session, draft, onRefused, onPublished } = publication;
  const t = useMessages();
  const showToast = useToast();
  const options = { name, query: { locale } };

  async function publish({ at, password }: Publication) {
    const before = draft;
    try {
      await call('publishDocument', {
        ...options,
        version: before.version,
        body: { ...(at && { at: at.toISOString() }), ...(password && { password }) },
      });
    } catch (error) {
      const inDocument = errorsIn(error);
      if (inDocument.length > 0) return onRefused(inDocument);
      const isInDialog = error instanceof Problem && error.errors.length > 0;
      if (isInDialog || !(await isDoneSince(name, locale, before, at))) throw error;
    }
    onPublished();
    await refresh();
    if (at) {
      showToast({ text: t.publishing.isScheduled(title, formatIndianTime(t, at.toISOString())) });
    } else {
      showToast({
        text: t.publishing.isPublished(title),
        action: { label: t.ui.undo, onPress: () => void undo(before, password) },
      });
    }
  }

  /** Publishes what was on the site before; the words stay in the history. What was written since is not replaced. */
  async function undo(before: Draft, password: string | undefined) {
    try {
      await session.flush();
      const { data } = await revert(before);
      await call('publishDocument', {
        ...options,
        version: data.version,
        body: { ...(password && { password }) },
      });
      showToast({ text: t.publishing.isUndone(title) });
    } catch (error) {
      await session.refresh();
      showToast({ text: isStaleDraft(error) ? notUndone() : messageOf(error)(t) });
      return;
    }
    await refresh();
  }

  function revert({ version, published, published_version }: Draft) {
    const after = { ...options, version: version + 1 };
    // An untranslated language showed English: there is no version of its own to go back to.
    if (published_version === 0) return call('saveDraft', { ...after, body: published });
    return call('revertDocument', { ...after, query: { locale, version: published_version } });
  }

  const notUndone = () => t.publishing.notUndone(lastWriter(t, session.read().draft, account));

  async function refresh() {
    try {
      session.adopt((await call('readDraft', options)).data);
    } catch {
      await session.refresh();
    }
  }

  return publish;
}

/** The answer may have been lost on the way, and the draft be published or scheduled all the same. */
async function isDoneSince(
  name: string,
  locale: Language,
  { version, published_version, publish_at, updated_at }: Draft,
  at: Date | null,
): Promise<boolean> {
  const read = await call('readDraft', { name, query: { locale } }).catch(() => null);
  if (read === null) return false;
  const current = read.data;
  const time = at?.toISOString();
  // Somebody else may have chosen the same time for newer words.
  if (time)
    return time !== publish_at && current.publish_at === time && current.updated_at === updated_at;
  return current.version === version + 1 && current.published_version === published_version + 1;
}

/** At the fields of the document, not of the dialog. */
function errorsIn(error: unknown): readonly FieldError[] {
  if (!(error instanceof Problem) || error.code !== 'brokenRule') return [];
  return error.errors.filter(({ field }) => field !== 'password' && field !== 'at');
}
