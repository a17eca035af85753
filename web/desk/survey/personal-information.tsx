import { groupMobile } from '#domain/surveys/mobile.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { useMessages } from '../../messages/store.ts';
import { formatValue, shortLabel } from '../../messages/survey-fields.ts';
import {
  DescriptionItem,
  DescriptionList,
  DescriptionText,
} from '../../ui/details/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { AadhaarReveal } from './aadhaar-reveal.tsx';

export function PersonalInformation({ survey }: { survey: Survey }) {
  const t = useMessages();
  const { labels } = t.fields;
  const place = [survey.city, survey.constituency].filter(Boolean).join(', ');
  return (
    <Panel title={t.survey.personalInformation}>
      <DescriptionList>
        <DescriptionItem name={labels.name}>
          <span lang={langOf(survey.name)}>{survey.name}</span>
        </DescriptionItem>
        <DescriptionItem name={t.survey.ageAndGender}>
          {survey.age} · {formatValue(t, 'gender', survey.gender)}
        </DescriptionItem>
        <DescriptionItem name={labels.category}>
          {formatValue(t, 'category', survey.category)}
        </DescriptionItem>
        <DescriptionItem name={shortLabel(t, 'mobile_no')}>
          <Phone digits={survey.mobile_no} />
        </DescriptionItem>
        <DescriptionItem name={labels.other_no}>
          <Phone digits={survey.other_no} />
        </DescriptionItem>
        <DescriptionItem name={labels.correspondence_address}>
          <span lang={langOf(survey.correspondence_address)}>
            <DescriptionText>{survey.correspondence_address}</DescriptionText>
          </span>
        </DescriptionItem>
        <DescriptionItem name={labels.permanent_address}>
          {survey.same_address ? (
            <span>{t.survey.sameAddress}</span>
          ) : (
            <span lang={langOf(survey.permanent_address)}>
              <DescriptionText>{survey.permanent_address}</DescriptionText>
            </span>
          )}
        </DescriptionItem>
        <DescriptionItem name={t.survey.cityAndConstituency}>
          <span lang={langOf(place)}>
            <DescriptionText>{place}</DescriptionText>
          </span>
        </DescriptionItem>
        <DescriptionItem name={shortLabel(t, 'aadhar_no')}>
          {survey.aadhar_no ? (
            <AadhaarReveal number={survey.aadhar_no} />
          ) : (
            <DescriptionText>{''}</DescriptionText>
          )}
        </DescriptionItem>
        {survey.other_document_no ? (
          <DescriptionItem name={t.survey.otherDocument}>
            {survey.other_document_type
              ? `${formatValue(t, 'other_document_type', survey.other_document_type)}, `
              : ''}
            {survey.other_document_no}
          </DescriptionItem>
        ) : null}
      </DescriptionList>
    </Panel>
  );
}

function Phone({ digits }: { digits: string }) {
  if (digits === '') return <DescriptionText>{''}</DescriptionText>;
  return <a href={`tel:${digits}`}>{groupMobile(digits)}</a>;
}
