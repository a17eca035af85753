import { Link } from 'react-router';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { langOf } from '../../ui/script.ts';
import { useLinkState } from '../navigation/back-link-state.ts';

export type CollectedBy = Pick<Survey, 'volunteer_id' | 'volunteer_name' | 'volunteer_gone'>;

/** The name of a deleted account is no link. */
export function VolunteerLink({ survey }: { survey: CollectedBy }) {
  const here = useLinkState();
  const { volunteer_id, volunteer_name, volunteer_gone } = survey;
  const lang = langOf(volunteer_name);
  if (volunteer_gone) return <span lang={lang}>{volunteer_name}</span>;
  return (
    <Link to={`/volunteer/admin/view-volunteer/${volunteer_id}`} state={here} lang={lang}>
      {volunteer_name}
    </Link>
  );
}
