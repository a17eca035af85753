import type { Survey } from '#domain/surveys/survey-schema.ts';
import { useMessages } from '../../messages/store.ts';
import { formatRupees, formatValue, yesOrNo } from '../../messages/survey-fields.ts';
import {
  DescriptionItem,
  DescriptionList,
  DescriptionText,
} from '../../ui/details/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { VolunteerLink } from '../volunteers/volunteer-link.tsx';

interface AdditionalInformationProps {
  survey: Survey;
  isAdmin: boolean;
}

export function AdditionalInformation({ survey, isAdmin }: AdditionalInformationProps) {
  const t = useMessages();
  return (
    <Panel title={t.survey.additionalInformation}>
      <DescriptionList>
        {survey.survey_type === 'child' ? (
          <ChildDetails survey={survey} />
        ) : (
          <AdultDetails survey={survey} />
        )}
        <DescriptionItem name={t.fields.labels.physically_disabled}>
          {yesOrNo(t, survey.physically_disabled)}
        </DescriptionItem>
        {isAdmin ? (
          <DescriptionItem name={t.fields.labels.volunteer_id}>
            <VolunteerLink survey={survey} />
          </DescriptionItem>
        ) : null}
        {survey.id > 0 ? (
          <DescriptionItem name={t.survey.entryNumber}>{survey.id}</DescriptionItem>
        ) : null}
      </DescriptionList>
    </Panel>
  );
}

function AdultDetails({ survey }: { survey: Survey }) {
  const t = useMessages();
  const { labels, no } = t.fields;
  return (
    <>
      <DescriptionItem name={labels.employed}>
        {survey.employed ? t.survey.employedWith(formatRupees(t, survey.income)) : no}
      </DescriptionItem>
      <DescriptionItem name={labels.senior_citizen}>
        {yesOrNo(t, survey.senior_citizen)}
      </DescriptionItem>
    </>
  );
}

function ChildDetails({ survey }: { survey: Survey }) {
  const t = useMessages();
  const { labels } = t.fields;
  return (
    <>
      <NamedChoice name={labels.class} text={formatValue(t, 'class', survey.class)} />
      <NamedText name={labels.father_name} text={survey.father_name} />
      <NamedText name={labels.mother_name} text={survey.mother_name} />
      <NamedText name={labels.current_school} text={survey.current_school} />
      <NamedChoice
        name={labels.school_type}
        text={formatValue(t, 'school_type', survey.school_type)}
      />
      <NamedText name={labels.disability} text={survey.disability} />
    </>
  );
}

function NamedChoice({ name, text }: { name: string; text: string }) {
  return (
    <DescriptionItem name={name}>
      <DescriptionText>{text}</DescriptionText>
    </DescriptionItem>
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
