import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { messageOf } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { formatValue } from '../../messages/survey-fields.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { SearchBox } from '../../ui/forms/controls/search-box.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { call } from '../api/client.ts';
import { listCallOf } from '../survey-list/list-query.ts';
import styles from './household-panel.module.css';

const LIMIT = 10;

interface LinkHouseholdProps {
  survey: Survey;
  /** Ids of those who are already in the household. */
  members: readonly number[];
  isAdmin: boolean;
  onClose: () => void;
}

/** Begins with entries of the same mobile number, which are the likeliest. */
export function LinkHousehold({ survey, members, isAdmin, onClose }: LinkHouseholdProps) {
  const t = useMessages();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useState(survey.mobile_no);
  const [found, setFound] = useState<readonly Survey[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [linking, setLinking] = useState<number | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    const list = listCallOf(isAdmin);
    call(list, { query: { search, limit: LIMIT }, signal: abort.signal }).then(
      ({ data }) => {
        setFailure(null);
        setFound(data);
      },
      (error) => !abort.signal.aborted && setFailure(messageOf(error)(t)),
    );
    return () => abort.abort();
  }, [search, isAdmin, t]);
  const offered = found?.filter(({ id }) => id !== survey.id && !members.includes(id));

  async function link(other: Survey) {
    if (linking !== null) return;
    setLinking(other.id);
    try {
      await call('linkHousehold', { id: survey.id, body: { survey_id: other.id } });
      onClose();
      showToast({ text: t.household.linked(bidiIsolate(other.name)) });
      await revalidate();
    } catch (error) {
      setLinking(null);
      setFailure(messageOf(error)(t));
    }
  }
  return (
    <Dialog
      title={t.household.linkTitle(bidiIsolate(survey.name))}
      onCancel={onClose}
      confirmButton={null}
    >
      <div className={styles.linking}>
        <p>{t.household.linkHint}</p>
        {failure ? <Banner kind="error" title={failure} /> : null}
        <SearchBox
          placeholder={t.surveyList.searchHint}
          search={search}
          onSearch={setSearch}
          isProposed
        />
        <ul className={styles.found} aria-label={t.household.link}>
          {offered?.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                aria-disabled={linking !== null || undefined}
                onClick={() => void link(each)}
              >
                <strong lang={langOf(each.name)}>{each.name}</strong>
                {linking === each.id ? <Spinner /> : null}
                <small>
                  {[
                    formatValue(t, 'survey_type', each.survey_type),
                    each.age,
                    [each.constituency, each.city].filter(Boolean).join(', '),
                  ]
                    .filter((fact) => fact !== '')
                    .join(' · ')}
                </small>
              </button>
            </li>
          ))}
        </ul>
        <p role="status">
          {offered?.length === 0 ? t.household.nobodyFound : null}
          {offered || failure ? null : t.household.searching}
        </p>
      </div>
    </Dialog>
  );
}
