import type { Survey } from '#domain/survey-schema.ts';
import { Fact, Facts, FactText } from '../../ui/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { langOf } from '../../ui/script.ts';
import { SCHOOL_TYPE_NAMES, sayClass, sayRupees } from '../messages/labels.ts';
import { VolunteerLink } from '../parts/volunteer-link.tsx';

interface AdditionalInformationProps {
  survey: Survey;
  isAdmin: boolean;
}

export function AdditionalInformation({ survey, isAdmin }: AdditionalInformationProps) {
  return (
    <Panel title="Additional information">
      <Facts>
        {survey.survey_type === 'child' ? (
          <ChildFacts survey={survey} />
        ) : (
          <AdultFacts survey={survey} />
        )}
        <Fact name="Physically disabled">{yesOrNo(survey.physically_disabled)}</Fact>
        {isAdmin ? (
          <Fact name="Collected By">
            <VolunteerLink survey={survey} />
          </Fact>
        ) : null}
        <Fact name="Entry number">{survey.id}</Fact>
      </Facts>
    </Panel>
  );
}

function AdultFacts({ survey }: { survey: Survey }) {
  return (
    <>
      <Fact name="Employed">
        {survey.employed ? `Yes, ${sayRupees(survey.income)} a month` : 'No'}
      </Fact>
      <Fact name="Senior citizen">{yesOrNo(survey.senior_citizen)}</Fact>
    </>
  );
}

function ChildFacts({ survey }: { survey: Survey }) {
  const school = survey.school_type ? SCHOOL_TYPE_NAMES[survey.school_type] : '';
  return (
    <>
      <Fact name="Class">{survey.class ? sayClass(survey.class) : <FactText>{''}</FactText>}</Fact>
      <Named name="Father’s name" text={survey.father_name} />
      <Named name="Mother’s name" text={survey.mother_name} />
      <Named name="Current school" text={survey.current_school} />
      <Named name="School type" text={school} />
      <Named name="Disability" text={survey.disability} />
    </>
  );
}

function Named({ name, text }: { name: string; text: string }) {
  return (
    <Fact name={name}>
      <span lang={langOf(text)}>
        <FactText>{text}</FactText>
      </span>
    </Fact>
  );
}

function yesOrNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}
