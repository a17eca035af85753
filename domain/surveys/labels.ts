import type { Category, Gender, OtherDocumentType, SchoolType, SurveyType } from './survey.ts';

export const TYPE_LABELS: Record<SurveyType, string> = { adult: 'Adult', child: 'Child' };
export const GENDER_LABELS: Record<Gender, string> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
};
export const CATEGORY_LABELS: Record<Category, string> = {
  general: 'General',
  obc: 'OBC',
  sc: 'SC',
  st: 'ST',
  ews: 'EWS',
  others: 'Others',
};
export const DOCUMENT_LABELS: Record<OtherDocumentType, string> = {
  voter_id: 'Voter ID',
  pan: 'PAN',
  passport: 'Passport',
  other: 'Other',
};
export const SCHOOL_TYPE_LABELS: Record<SchoolType, string> = {
  government: 'Government',
  private: 'Private',
};
