import { Check, CircleAlert, ExternalLink, History, User } from 'lucide-react';
import { Link } from 'react-router';
import type { Language } from '#domain/languages.ts';
import { formatShort } from '../../../../messages/format-time.ts';
import type { Messages } from '../../../../messages/messages.ts';
import { useMessages } from '../../../../messages/store.ts';
import { buttonClasses } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden.tsx';
import { BackLink } from '../../../navigation/back-link.tsx';
import { WEBSITE } from '../../../navigation/paths.ts';
import { historyUrl } from '../../addresses.ts';
import type { DraftState } from '../../draft/draft-state.ts';
import { StateBadge } from '../../list/state-badge.tsx';
import type { DocumentState } from '../../list/website-list.ts';
import styles from './edit-bar.module.css';
import { PublishButton, type PublishButtonProps } from './publish-button.tsx';

interface EditBarProps extends PublishButtonProps {
  name: string;
  title: string;
  locale: Language;
  /** The address of the public page. */
  path: string;
  state: DraftState;
}

export function EditBar(props: EditBarProps) {
  const { name, title, locale, path, state, ...publishing } = props;
  const t = useMessages();
  return (
    <div className={styles.bar}>
      <BackLink to={WEBSITE}>{t.layout.titles.website}</BackLink>
      <div className={styles.title}>
        <h1>{title}</h1>
        <StateBadge state={documentState(state)} />
        <Saved state={state} path={path} />
      </div>
      <Link
        to={historyUrl(name, locale)}
        className={classes(buttonClasses({ tone: 'plain' }), styles.history)}
      >
        <History size={20} /> {t.website.history}
      </Link>
      <div className={styles.publish}>
        <PublishButton {...publishing} />
      </div>
    </div>
  );
}

export function documentState({ draft, saving }: DraftState): DocumentState {
  if (draft.publish_at) return 'scheduled';
  if (draft.publish_failed_at) return 'failed';
  if (draft.is_draft || saving !== 'saved') return 'draft';
  return draft.published_version > 0 ? 'published' : 'first';
}

function Saved({ state, path }: { state: DraftState; path: string }) {
  const t = useMessages();
  const failed = state.saving === 'failed';
  return (
    <>
      <p className={classes(styles.saved, failed && styles.failed)}>
        <SavedIcon state={state} />
        {documentState(state) === 'published' && !state.other ? (
          <a href={path} target="_blank" rel="noopener">
            {savedMessage(t, state)} <ExternalLink size={16} />
          </a>
        ) : (
          savedMessage(t, state)
        )}
      </p>
      {/* Spoken only when it fails, or works again. */}
      <VisuallyHidden role="status">{failed ? t.website.notSaved : ''}</VisuallyHidden>
    </>
  );
}

function SavedIcon({ state: { saving, other } }: { state: DraftState }) {
  if (other) return <User size={16} />;
  if (saving === 'failed') return <CircleAlert size={16} />;
  return saving === 'saved' ? <Check size={16} /> : <Spinner />;
}

function savedMessage(t: Messages, { saving, draft, other }: DraftState): string {
  const at = (iso: string) => formatShort(t, Date.parse(iso), new Date());
  if (other) return t.website.savedBy(at(other.at), other.name || t.website.someone);
  if (saving === 'failed') return t.website.notSaved;
  if (saving !== 'saved') return t.website.saving;
  if (!draft.updated_at) return t.website.neverChanged;
  return draft.is_draft
    ? t.website.savedAt(at(draft.updated_at))
    : t.website.onSiteSince(at(draft.updated_at));
}
