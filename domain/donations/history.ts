export const DONATION_ACTIONS = ['create', 'update', 'issueReceipt', 'cancel'] as const;
export type DonationAction = (typeof DONATION_ACTIONS)[number];

export const DONATION_FIELDS = [
  'received_on',
  'amount_paise',
  'mode',
  'reference',
  'purpose',
  'donor_name',
  'address',
  'email',
  'phone',
  'id_type',
  'id_number',
  'section',
  'kind',
] as const;
export type DonationField = (typeof DONATION_FIELDS)[number];

type FieldValue = string | number | null;
type DonationFields = Readonly<Record<DonationField, FieldValue>>;

export interface DonationFieldChange {
  field: DonationField;
  before: FieldValue;
  after: FieldValue;
}

/** @param isOtherNumber two masked numbers may look alike although they differ */
export function changedFields(
  before: DonationFields,
  after: DonationFields,
  { isOtherNumber }: { isOtherNumber: boolean },
): DonationFieldChange[] {
  return DONATION_FIELDS.filter((field) =>
    field === 'id_number' ? isOtherNumber : before[field] !== after[field],
  ).map((field) => ({ field, before: before[field], after: after[field] }));
}
