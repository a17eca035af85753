import { groupMobile } from '#domain/survey-derive.ts';
import type { Survey } from '#domain/survey-schema.ts';
import { Fact, Facts, FactText } from '../../ui/description-list.tsx';
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
      <Facts>
        <Fact name="Name">
          <span lang={langOf(survey.name)}>{survey.name}</span>
        </Fact>
        <Fact name="Age and gender">
          {survey.age} · {GENDER_NAMES[survey.gender]}
        </Fact>
        <Fact name="Category">{CATEGORY_NAMES[survey.category]}</Fact>
        <Fact name="Mobile">
          <Phone digits={survey.mobile_no} />
        </Fact>
        <Fact name="Other number">
          <Phone digits={survey.other_no} />
        </Fact>
        <Fact name="Correspondence address">
          <span lang={langOf(survey.correspondence_address)}>
            <FactText>{survey.correspondence_address}</FactText>
          </span>
        </Fact>
        <Fact name="Permanent address">
          <span lang={langOf(permanent)}>
            <FactText>{permanent}</FactText>
          </span>
        </Fact>
        <Fact name="City, constituency">
          <span lang={langOf(place)}>
            <FactText>{place}</FactText>
          </span>
        </Fact>
        <Fact name="Aadhaar">
          {survey.aadhar_no ? (
            <AadhaarReveal number={survey.aadhar_no} />
          ) : (
            <FactText>{''}</FactText>
          )}
        </Fact>
        {survey.other_document_no ? (
          <Fact name="Other document">
            {survey.other_document_type ? `${DOCUMENT_NAMES[survey.other_document_type]}, ` : ''}
            {survey.other_document_no}
          </Fact>
        ) : null}
      </Facts>
    </Panel>
  );
}

function Phone({ digits }: { digits: string }) {
  if (digits === '') return <FactText>{''}</FactText>;
  return <a href={`tel:${digits}`}>{groupMobile(digits)}</a>;
}
