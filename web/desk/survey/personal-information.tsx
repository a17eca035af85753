import { groupMobile } from '#domain/surveys/derive.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { DescriptionItem, DescriptionList, DescriptionText } from '../../ui/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { langOf } from '../../ui/script.ts';
import { CATEGORY_NAMES, DOCUMENT_NAMES, GENDER_NAMES } from '../messages/labels.ts';
import { AadhaarReveal } from './aadhaar-reveal.tsx';

export function PersonalInformation({ survey }: { survey: Survey }) {
  const place = [survey.city, survey.constituency].filter(Boolean).join(', ');
  const permanent = survey.same_address
    ? 'The same as the correspondence address'
    : survey.permanent_address;
  return (
    <Panel title="Personal information">
      <DescriptionList>
        <DescriptionItem name="Name">
          <span lang={langOf(survey.name)}>{survey.name}</span>
        </DescriptionItem>
        <DescriptionItem name="Age and gender">
          {survey.age} · {GENDER_NAMES[survey.gender]}
        </DescriptionItem>
        <DescriptionItem name="Category">{CATEGORY_NAMES[survey.category]}</DescriptionItem>
        <DescriptionItem name="Mobile">
          <Phone digits={survey.mobile_no} />
        </DescriptionItem>
        <DescriptionItem name="Other number">
          <Phone digits={survey.other_no} />
        </DescriptionItem>
        <DescriptionItem name="Correspondence address">
          <span lang={langOf(survey.correspondence_address)}>
            <DescriptionText>{survey.correspondence_address}</DescriptionText>
          </span>
        </DescriptionItem>
        <DescriptionItem name="Permanent address">
          <span lang={langOf(permanent)}>
            <DescriptionText>{permanent}</DescriptionText>
          </span>
        </DescriptionItem>
        <DescriptionItem name="City, constituency">
          <span lang={langOf(place)}>
            <DescriptionText>{place}</DescriptionText>
          </span>
        </DescriptionItem>
        <DescriptionItem name="Aadhaar">
          {survey.aadhar_no ? (
            <AadhaarReveal number={survey.aadhar_no} />
          ) : (
            <DescriptionText>{''}</DescriptionText>
          )}
        </DescriptionItem>
        {survey.other_document_no ? (
          <DescriptionItem name="Other document">
            {survey.other_document_type ? `${DOCUMENT_NAMES[survey.other_document_type]}, ` : ''}
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
