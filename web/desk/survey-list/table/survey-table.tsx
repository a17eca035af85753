import { Eye, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { isNew } from '#domain/surveys/age-and-time.ts';
import { groupMobile } from '#domain/surveys/mobile.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { formatTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { formatValue } from '../../../messages/survey-fields.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Cell, Row, RowActions, RowCheckbox, SelectAll, Table } from '../../../ui/lists/table.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { langOf } from '../../../ui/text/lang-of.ts';
import { CorrectionBadge } from '../../corrections/correction-badge.tsx';
import { useLinkState } from '../../navigation/back-link-state.ts';
import { editSurveyPath, surveyPath } from '../../navigation/paths.ts';
import { VolunteerLink } from '../../volunteers/volunteer-link.tsx';
import type { Selection } from '../bulk/selection.ts';
import type { ListQuery } from '../list-query.ts';
import styles from './survey-table.module.css';

interface SurveyTableProps {
  rows: readonly Survey[];
  query: ListQuery;
  now: Date;
  busy: boolean;
  isAdmin: boolean;
  onDelete: (survey: Survey) => void;
  onRestore: (survey: Survey) => void;
  /** For admins. */
  selection: Selection | undefined;
}

export function SurveyTable({ rows, query, isAdmin, busy, ...rest }: SurveyTableProps) {
  const t = useMessages();
  const { head } = t.surveyList;
  return (
    <Table
      caption={t.surveyList.captions[query.status](t.surveyList.sortsInCaption[query.sort])}
      head={[
        head.name,
        head.facts,
        head.mobile,
        head.place,
        ...(isAdmin ? [head.createdBy] : []),
        head.recorded,
      ]}
      checkboxHead={rest.selection && <ChoosePage rows={rows} selection={rest.selection} />}
      className={isAdmin ? styles.ofAll : styles.own}
      busy={busy}
    >
      {rows.map((survey) => (
        <SurveyRow key={survey.id} survey={survey} isAdmin={isAdmin} {...rest} />
      ))}
    </Table>
  );
}

function ChoosePage({ rows, selection }: { rows: readonly Survey[]; selection: Selection }) {
  const t = useMessages();
  const chosen = rows.filter(({ id }) => selection.has(id)).length;
  return (
    <SelectAll
      label={t.bulk.selectPage}
      checked={rows.length > 0 && chosen === rows.length}
      mixed={chosen > 0 && chosen < rows.length}
      onChange={() => selection.toggle(rows)}
    />
  );
}

interface SurveyRowProps {
  survey: Survey;
  now: Date;
  isAdmin: boolean;
  onDelete: (survey: Survey) => void;
  onRestore: (survey: Survey) => void;
  selection: Selection | undefined;
}

function SurveyRow(props: SurveyRowProps) {
  const { survey, now, isAdmin, onDelete, onRestore, selection } = props;
  const t = useMessages();
  const { before, after } = t.surveyList.recordedBy;
  const { id, name, survey_type, age, gender } = survey;
  const here = useLinkState();
  const isChosen = selection?.has(id) ?? false;
  const nameId = `survey-${id}`;
  const place = [survey.constituency, survey.city].filter(Boolean).join(', ');
  return (
    <Row chosen={isChosen}>
      {selection ? (
        <Cell className={styles.checkbox}>
          <RowCheckbox
            label={t.bulk.select(bidiIsolate(name))}
            checked={isChosen}
            onChange={() => selection.toggle([survey])}
          />
        </Cell>
      ) : null}
      <Cell className={styles.name}>
        <Link id={nameId} to={surveyPath(id)} state={here} lang={langOf(name)}>
          {name}
        </Link>{' '}
        {survey.correction || isNew(survey, now) ? (
          <span className={styles.badges}>
            {survey.correction ? (
              <CorrectionBadge state={survey.correction} isAdmin={isAdmin} />
            ) : null}
            {isNew(survey, now) ? <Badge kind="new">{t.survey.new}</Badge> : null}
          </span>
        ) : null}
      </Cell>
      <Cell className={styles.facts}>
        {formatValue(t, 'survey_type', survey_type)} · {age} · {formatValue(t, 'gender', gender)}
      </Cell>
      <Cell className={styles.mobile}>{groupMobile(survey.mobile_no)}</Cell>
      <Cell className={styles.place}>
        <span lang={langOf(place)}>{place}</span>
      </Cell>
      {isAdmin ? (
        <Cell className={styles.by}>
          <span data-before={before} data-after={after}>
            <VolunteerLink survey={survey} />
          </span>
        </Cell>
      ) : null}
      <Cell className={styles.when}>{formatTime(t, survey.recorded_at, now)}</Cell>
      <RowActions>
        <Link to={surveyPath(id)} state={here} aria-describedby={nameId}>
          <Eye size={18} /> {t.surveyList.view}
        </Link>
        {survey.deleted_at ? (
          <button type="button" aria-describedby={nameId} onClick={() => onRestore(survey)}>
            <RotateCcw size={18} /> {t.surveyList.restore}
          </button>
        ) : (
          <>
            <Link to={editSurveyPath(id)} state={here} aria-describedby={nameId}>
              <Pencil size={18} /> {t.surveyList.edit}
            </Link>
            <button type="button" aria-describedby={nameId} onClick={() => onDelete(survey)}>
              <Trash2 size={18} /> {t.surveyList.delete}
            </button>
          </>
        )}
      </RowActions>
    </Row>
  );
}
