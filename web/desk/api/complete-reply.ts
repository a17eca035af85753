// During an update the desk can be newer than the server that answers it.
import type { JsonEndpoint, ReplyOf } from '#domain/contract.ts';
import type { FullSurvey, Survey } from '#domain/surveys/survey-schema.ts';

type Completion<Name extends JsonEndpoint> = (reply: ReplyOf<Name>) => ReplyOf<Name>;

/** Fields that the first release did not send, with values that leave out what shows them. */
const completions: { [Name in JsonEndpoint]?: Completion<Name> } = {
  listOwnSurveys: (reply) => ({ ...reply, data: reply.data.map(completeSurvey) }),
  listSurveys: (reply) => ({ ...reply, data: reply.data.map(completeSurvey) }),
  readSurvey: ({ data }) => ({ data: completeFullSurvey(data) }),
  listVolunteers: (reply) =>
    withDefaults(reply, { active: reply.data.filter(({ status }) => status === 'active').length }),
  readVolunteer: ({ data }) => ({
    data: withDefaults(data, { is_editor: false, second_factor: false, waiting: [] }),
  }),
  listImages: ({ data }) => ({ data: data.map((image) => withDefaults(image, IMAGE_DEFAULTS)) }),
};

const IMAGE_DEFAULTS = {
  alt: '',
  alt_hi: '',
  alt_mr: '',
  alt_used: false,
  focus: '',
  used_on: [],
  note: '',
  mark: '',
};

export function completeReply<Name extends JsonEndpoint>(name: Name, reply: object): ReplyOf<Name> {
  const complete = completions[name] as Completion<Name> | undefined;
  // The server has checked it by the contract of its own release.
  const sent = reply as ReplyOf<Name>;
  return complete ? complete(sent) : sent;
}

const completeSurvey = (survey: Survey): Survey =>
  withDefaults(survey, {
    volunteer_gone: false,
    recorded_at: survey.created_at,
    updated_at: survey.created_at,
    household_id: null,
  });

const completeFullSurvey = (survey: FullSurvey): FullSurvey => ({
  ...withDefaults(survey, {
    deleted_by_name: null,
    numbers_withheld: false,
    merged_into: null,
    merged_from: [],
  }),
  ...completeSurvey(survey),
});

const withDefaults = <Value extends object>(value: Value, defaults: Partial<Value>): Value => ({
  ...defaults,
  ...value,
});
