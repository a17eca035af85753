import type {
  Category,
  Gender,
  OtherDocumentType,
  SchoolType,
  SurveyType,
} from '#domain/surveys/survey.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { CsvValue } from './csv.ts';

interface Column {
  title: string;
  value: (entry: Survey) => CsvValue;
}

export const columns: readonly Column[] = [
  { title: 'Entry', value: ({ id }) => id },
  { title: 'Type', value: ({ survey_type }) => TYPES[survey_type] },
  { title: 'Name', value: ({ name }) => name },
  { title: 'Gender', value: ({ gender }) => GENDERS[gender] },
  { title: 'Category', value: ({ category }) => CATEGORIES[category] },
  { title: 'Age', value: ({ age }) => age },
  { title: 'Senior citizen', value: ofAdults(({ senior_citizen }) => yesNo(senior_citizen)) },
  { title: 'Physically disabled', value: ({ physically_disabled }) => yesNo(physically_disabled) },
  { title: 'Disability', value: ofChildren(({ disability }) => disability) },
  { title: 'Father’s name', value: ofChildren(({ father_name }) => father_name) },
  { title: 'Mother’s name', value: ofChildren(({ mother_name }) => mother_name) },
  { title: 'Class', value: ofChildren((entry) => entry.class) },
  { title: 'Current school', value: ofChildren(({ current_school }) => current_school) },
  {
    title: 'School type',
    value: ofChildren(({ school_type }) => school_type && SCHOOL_TYPES[school_type]),
  },
  { title: 'Mobile number', value: ({ mobile_no }) => mobile_no },
  { title: 'Other number', value: ({ other_no }) => other_no },
  { title: 'Correspondence address', value: (entry) => entry.correspondence_address },
  { title: 'Permanent address is the same', value: ({ same_address }) => yesNo(same_address) },
  { title: 'Permanent address', value: ({ permanent_address }) => permanent_address },
  { title: 'City', value: ({ city }) => city },
  { title: 'Constituency', value: ({ constituency }) => constituency },
  { title: 'Aadhaar number (masked)', value: ({ aadhar_no }) => aadhar_no },
  {
    title: 'Other document type',
    value: ({ other_document_type: type }) => type && DOCUMENTS[type],
  },
  { title: 'Other document number (masked)', value: (entry) => entry.other_document_no },
  { title: 'Employed', value: ofAdults(({ employed }) => yesNo(employed)) },
  { title: 'Income (rupees a month)', value: ofAdults(({ income }) => income) },
  { title: 'Collected by', value: ({ volunteer_name }) => volunteer_name },
  { title: 'Recorded (UTC)', value: ({ created_at }) => created_at },
  { title: 'Changed (UTC)', value: ({ updated_at }) => updated_at },
  { title: 'Deleted (UTC)', value: ({ deleted_at }) => deleted_at },
];

const TYPES: Record<SurveyType, string> = { adult: 'Adult', child: 'Child' };
const GENDERS: Record<Gender, string> = { male: 'Male', female: 'Female', other: 'Other' };
const CATEGORIES: Record<Category, string> = {
  general: 'General',
  obc: 'OBC',
  sc: 'SC',
  st: 'ST',
  ews: 'EWS',
  others: 'Others',
};
const SCHOOL_TYPES: Record<SchoolType, string> = { government: 'Government', private: 'Private' };
const DOCUMENTS: Record<OtherDocumentType, string> = {
  voter_id: 'Voter ID',
  pan: 'PAN',
  passport: 'Passport',
  other: 'Other',
};

/** Empty for children: a 0 would count as an income. */
function ofAdults(value: Column['value']): Column['value'] {
  return (entry) => (entry.survey_type === 'adult' ? value(entry) : null);
}

function ofChildren(value: Column['value']): Column['value'] {
  return (entry) => (entry.survey_type === 'child' ? value(entry) : null);
}

function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}
