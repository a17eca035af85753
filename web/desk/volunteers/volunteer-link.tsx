import { Link } from 'react-router';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { volunteerPath } from '../navigation/paths.ts';

export type CollectedBy = Pick<Survey, 'volunteer_id' | 'volunteer_name' | 'volunteer_gone'>;

/** Also links deleted accounts, whose page has the date of the deletion. */
export function VolunteerLink({ survey }: { survey: CollectedBy }) {
  const here = useLinkState();
  const { volunteer_id, volunteer_name } = survey;
  const lang = langOf(volunteer_name);
  return (
    <Link to={volunteerPath(volunteer_id)} state={here} lang={lang}>
      {volunteer_name}
    </Link>
  );
}
