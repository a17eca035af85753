import { Fragment } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../messages/store.ts';
import { surveyPath } from '../navigation/paths.ts';

export function EntryLinks({ ids }: { ids: readonly number[] }) {
  const t = useMessages();
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={surveyPath(id)}>{t.survey.entry(id)}</Link>
    </Fragment>
  ));
}
