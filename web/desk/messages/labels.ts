import type {
  Category,
  Gender,
  OtherDocumentType,
  SchoolClass,
  SchoolType,
  SurveyType,
} from '#domain/surveys/survey.ts';
import type { VolunteerStatus } from '#domain/volunteers/volunteer.ts';
import type { Option } from '../../ui/forms/option.ts';

export const TYPE_NAMES: Record<SurveyType, string> = { adult: 'Adult', child: 'Child' };
export const GENDER_NAMES: Record<Gender, string> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
};
export const CATEGORY_NAMES: Record<Category, string> = {
  general: 'General',
  obc: 'OBC',
  sc: 'SC',
  st: 'ST',
  ews: 'EWS',
  others: 'Others',
};
export const DOCUMENT_NAMES: Record<OtherDocumentType, string> = {
  voter_id: 'Voter ID',
  pan: 'PAN',
  passport: 'Passport',
  other: 'Other',
};
export const SCHOOL_TYPE_NAMES: Record<SchoolType, string> = {
  government: 'Government',
  private: 'Private',
};
export const STATUS_NAMES: Record<VolunteerStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
};

export function roleName(volunteer: { is_admin: boolean }): string {
  return volunteer.is_admin ? 'Admin' : 'User';
}

/** `Class 4`, but `Nursery`. */
export function formatClass(schoolClass: SchoolClass): string {
  return /^\d/.test(schoolClass) ? `Class ${schoolClass}` : schoolClass;
}

export function formatRupees(amount: number): string {
  return `₹ ${amount.toLocaleString('en-IN')}`;
}

export function optionsOf<Value extends string>(
  values: readonly Value[],
  names: Record<Value, string>,
): Option[] {
  return values.map((value) => ({ value, label: names[value] }));
}
