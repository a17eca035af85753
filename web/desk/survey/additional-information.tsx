import type { Survey } from '#domain/surveys/survey-schema.ts';
import { DescriptionItem, DescriptionList, DescriptionText } from '../../ui/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { langOf } from '../../ui/script.ts';
import { formatClass, formatRupees, SCHOOL_TYPE_NAMES } from '../messages/labels.ts';
import { VolunteerLink } from '../parts/volunteer-link.tsx';

interface AdditionalInformationProps {
  survey: Survey;
  isAdmin: boolean;
}

export function AdditionalInformation({ survey, isAdmin }: AdditionalInformationProps) {
  return (
    <Panel title="Additional information">
      <DescriptionList>
        {survey.survey_type === 'child' ? (
          <ChildDetails survey={survey} />
        ) : (
          <AdultDetails survey={survey} />
        )}
        <DescriptionItem name="Physically disabled">
          {yesOrNo(survey.physically_disabled)}
        </DescriptionItem>
        {isAdmin ? (
          <DescriptionItem name="Collected By">
            <VolunteerLink survey={survey} />
          </DescriptionItem>
        ) : null}
        <DescriptionItem name="Entry number">{survey.id}</DescriptionItem>
      </DescriptionList>
    </Panel>
  );
}

function AdultDetails({ survey }: { survey: Survey }) {
  return (
    <>
      <DescriptionItem name="Employed">
        {survey.employed ? `Yes, ${formatRupees(survey.income)} a month` : 'No'}
      </DescriptionItem>
      <DescriptionItem name="Senior citizen">{yesOrNo(survey.senior_citizen)}</DescriptionItem>
    </>
  );
}

function ChildDetails({ survey }: { survey: Survey }) {
  const school = survey.school_type ? SCHOOL_TYPE_NAMES[survey.school_type] : '';
  return (
    <>
      <DescriptionItem name="Class">
        {survey.class ? formatClass(survey.class) : <DescriptionText>{''}</DescriptionText>}
      </DescriptionItem>
      <NamedText name="Father’s name" text={survey.father_name} />
      <NamedText name="Mother’s name" text={survey.mother_name} />
      <NamedText name="Current school" text={survey.current_school} />
      <NamedText name="School type" text={school} />
      <NamedText name="Disability" text={survey.disability} />
    </>
  );
}

function NamedText({ name, text }: { name: string; text: string }) {
  return (
    <DescriptionItem name={name}>
      <span lang={langOf(text)}>
        <DescriptionText>{text}</DescriptionText>
      </span>
    </DescriptionItem>
  );
}

function yesOrNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}
