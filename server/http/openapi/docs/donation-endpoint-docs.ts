import type { donationEndpoints } from '#domain/endpoints/donation-endpoints.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';

const gift = {
  received_on: '2026-06-12',
  amount_paise: 150000,
  mode: 'upi',
  reference: '615220184471',
  purpose: 'WASH',
  donor_name: 'Ritu Malhotra',
  address: '12 Lake Road, Hadapsar, Pune 411028',
  email: 'ritu@home.example',
  id_type: 'pan',
  id_number: 'ABCDE1234F',
  section: '80g',
  kind: 'others',
};
const requiredFields = ['received_on', 'amount_paise', 'mode', 'donor_name'];

export const donationEndpointDocs: Record<keyof typeof donationEndpoints, EndpointDocs> = {
  listDonations: {
    tag: 'Donations',
    summary: 'List donations',
    description:
      'The newest gift first, donors’ numbers masked. totals are of all that is found, without cancelled gifts; years are those with gifts; incomplete counts the gifts under 80G of the queried year that lack the donor’s number, the address or the receipt, and incomplete_ids names the first of them. The search looks for a part of name, address, e-mail, phone, reference, purpose or receipt number, for a donor’s whole number, for an amount or a day, and, after those, for donors whose names sound alike in any script.',
  },
  createDonation: {
    tag: 'Donations',
    summary: 'Record a donation',
    description:
      'amount_paise is whole paise. A donor’s number needs its kind (id_type) and is stored encrypted. query_id names the request for a receipt that it is recorded from, from which only one gift can be. With an Idempotency-Key the same request sent again makes no second gift. A gift that is not cancelled and has the same mode and reference, with the same amount or day, or the same donor, amount and day, is named in a refusal (similarDonation); different_from lists those that are other gifts, and the gift is recorded.',
    example: gift,
    requiredFields,
    failures: ['keyReused', 'requestRecorded', 'similarDonation'],
  },
  exportDonations: {
    tag: 'Donations',
    summary: 'Export the statement of donations',
    description:
      'Of one financial year (2026-27), as CSV: gifts under section 80G that are not cancelled, with the columns of the statement that the tax department takes (Form 113, formerly 10BD), then receipt number and date. Donors’ numbers are whole; each export is recorded. What a spreadsheet would take for a formula has an apostrophe in front. A number that can no longer be decrypted says so in its place.',
  },
  exportDonationRegister: {
    tag: 'Donations',
    summary: 'Export the register of donations',
    description:
      'All gifts by date, cancelled ones and those without a deduction too, of one financial year or of all, as CSV or as an Excel workbook (format=xlsx). Donors’ numbers are masked; each export is recorded. In CSV, what a spreadsheet would take for a formula has an apostrophe in front.',
  },
  readDonation: {
    tag: 'Donations',
    summary: 'Read a donation',
    description:
      'With the donor’s number whole; each such reading is recorded. Where it cannot be, as on a full disk, the number is masked and number_withheld is true. One that can no longer be decrypted stays masked. approval_missing is true for a gift under section 80G without a receipt if the published registrations have no approval that was valid on its day: its receipt would give no right to a deduction.',
    failures: ['donationNotFound'],
  },
  readDonationHistory: {
    tag: 'Donations',
    summary: 'Read the history of a donation',
    description:
      'Who recorded, changed or cancelled it and who issued its receipt, the newest first, with what an edit changed. Donors’ numbers are masked.',
    failures: ['donationNotFound'],
  },
  updateDonation: {
    tag: 'Donations',
    summary: 'Change a donation',
    description:
      'Until a receipt has been issued. A masked number that is sent back keeps the stored one. With If-Match an edit of an old version is refused.',
    example: { ...gift, purpose: 'Education' },
    requiredFields,
    failures: ['donationNotFound', 'donationCancelled', 'receiptIssued'],
  },
  issueReceipt: {
    tag: 'Donations',
    summary: 'Issue the receipt of a donation',
    description:
      'Its number is the next of the financial year of the gift (2026-27/0001), without gaps. It keeps what the website says of the trust at that moment: registered name, registration, PAN, and the 80G approval if it was valid on the day of the gift. With If-Match no receipt is issued for a gift that was changed since.',
    failures: ['donationNotFound', 'donationCancelled', 'receiptIssued', 'receiptNeedsName'],
  },
  cancelDonation: {
    tag: 'Donations',
    summary: 'Cancel a donation',
    description:
      'For good, with a reason; with If-Match only while nobody has changed it. Its receipt keeps its number and says that it is cancelled; totals and statement leave it out.',
    example: { reason: 'Recorded twice' },
    requiredFields: ['reason'],
    failures: ['donationNotFound', 'donationCancelled'],
  },
};
