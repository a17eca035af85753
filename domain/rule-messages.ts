// The spec fixes the sentences of surveys and volunteers.
const CHOOSE_ANOTHER = 'Choose another: three or four words that only you would put together.';

export const RULE_MESSAGES = {
  nameRequired: 'Name is required',
  viewHasNumber: 'A view cannot keep a number of a person. Search by name or place instead.',
  genderRequired: 'Gender is required',
  categoryRequired: 'Category is required',
  correspondenceAddressRequired: 'Correspondence address is required',
  ageRequired: 'Age is required',
  ageRange: 'Age must be a whole number from {min} to {max}',
  mobileDigits: 'Mobile number is required and must be 10 digits',
  otherNumberDigits: 'Other number must be 10 digits',
  documentRequired: 'Either Aadhaar or Other Document is required',
  documentTypeRequired: 'Other Document type is required if Aadhaar is not provided',
  documentMasked: 'Write the whole document number',
  sealedUnreadable: 'The number could not be read. Please type it again.',
  aadhaarDigits: 'Aadhaar number must be 12 digits',
  volunteerRequired: 'Volunteer selection is required',
  volunteerInactive: 'Choose an active volunteer',
  parentRequired: 'At least one parent name is required',
  classRequired: 'Class is required',
  currentSchoolRequired: 'Current school is required',
  incomeRange: 'Income must be from {min} to {max}',

  consentByRequired: 'Ask for consent, and write who agrees',
  guardianRequired: 'For a child, a parent or guardian must agree',
  relationRequired: 'Choose the relation to the person',
  guardianNameRequired: 'Write the name of the guardian',
  guardianProofRequired: 'Choose how you know who the guardian is',
  consentWayRequired: 'Choose how the notice was given',
  consentLanguageRequired: 'Choose the language in which the notice was given',
  whoseRequired: 'Write whose data it is',
  dueBeforeReceived: 'The answer cannot be due before the request came',
  entryUnknown: 'There is no entry with this number',
  noticeRequired: 'Write the notice in at least one language',
  requestKindRequired: 'Choose what the person asks for',
  identityRequired:
    'Choose how you know who the person is: somebody else must not learn about them',
  noticeUnknown: 'This notice is not known any more. Read the present one, and ask again.',

  emailRequired: 'Email is required',
  emailFormat: 'Write the full email address, like name@example.in',
  emailTaken: 'A volunteer with this email already exists',
  statusRequired: 'Status is required',
  passwordRequired: 'Password is required',
  passwordLength: 'Password must be at least {min} characters long',
  passwordTooLong: 'This password is too long',
  passwordCommon: `This password is one that many people use, and is tried first. ${CHOOSE_ANOTHER}`,
  passwordOfNames: `This password is made of names that belong to the account or to the trust, and is tried first. ${CHOOSE_ANOTHER}`,
  currentPasswordRequired: 'Current password is required',
  currentPasswordWrong: 'This is not your current password',
  codeRequired: 'Enter the code that your app shows now',
  codeWrong: 'This code is wrong. Codes change every half minute: look at your app again.',

  languageUnknown: 'Choose one of these languages: {languages}',

  wordsRequired: 'Write something here',
  oneLine: 'These words must fit in one line, without a line break',
  oneParagraph: 'Write this as one paragraph, without an empty line',
  tooManyParagraphs: 'At most {max} paragraphs fit here',
  linkForbidden:
    'A link leads to a page of this site, or begins with https:, mailto: or tel: ({address})',
  pageMissing: 'This site has no page {address}. Choose one with the Link button.',
  htmlForbidden: 'HTML does not work here. Remove {tag}; **words** make words strong.',
  bracesForbidden: '{{ cannot be used here',
  invisibleCharacters:
    'There are invisible characters in these words. Type them again instead of pasting.',
  numberRange: 'This must be a whole number from {min} to {max}',
  phoneFormat: 'Write the phone number with its country code, like +91 98765 43210',
  phoneDigits: 'Write a phone number of five digits or more, without letters',
  addressFormat: 'Write the full address with https://, like https://example.in/form',
  dateFormat: 'Write the date as year, month and day, like 2026-11-23',
  timeFormat: 'Write the time with hours and minutes, like 18:30',
  pictureRequired: 'Choose a picture',
  pictureGone: 'The picture {name} is no longer there. Choose another.',
  slugFormat: 'Write small Latin letters, digits and hyphens, like water-day',
  upiFormat: 'A UPI ID has a name, @ and a bank, like trust@bank',
  merchantCodeFormat: 'A merchant category code has four digits, and is not 0000',
  slugTaken: 'Another item of this list has this address already. Choose another.',
  fileRequired: 'Choose a PDF',
  fileGone: 'This PDF no longer exists. Choose or upload another one.',
  linkedFileGone: 'The PDF {address} no longer exists. Link to another one, or remove the link.',
  endBeforeStart: 'The end comes before the beginning',
  sameDate: 'The earlier date must differ from the date of the event',
  dateNeeded: 'This needs the day on which it begins',
  timeNeeded: 'This needs the time at which it begins',
  itemCount: 'There must be from {min} to {max}',
  publishTimePast: 'Choose a time that is still to come',

  giftDateRequired: 'Write the date of the gift',
  dateFuture: 'This day is still to come',
  dateTooEarly: 'Choose a day from 1950 on',
  amountRequired: 'Write the amount in rupees',
  amountFormat: 'Write the amount in rupees, with at most two decimals, like 1,500 or 1,500.50',
  amountRange: 'The amount must be from {min} to {max}',
  paymentModeRequired: 'Choose how the gift came',
  idTypeRequired: 'Choose what kind of number this is',
  idNumberRequired: 'Write the number',
  sameGift: 'Gift {id}: {donor}, {amount}, {date}',
  ifscFormat: 'An IFSC code has four capitals, a zero and six more, like ABCD0123456',
  panFormat: 'A PAN has five letters, four digits and a letter, like ABCDE1234F',
  reasonRequired: 'Write the reason',

  notText: 'This must be text',
  notNumber: 'This must be a number',
  notTime: 'This must be a time, as in 2026-11-23T14:02:00.000Z',
  notYesNo: 'This must be true or false',
  notChoice: 'Choose one of the listed values',
  notId: 'This must be the number of an entry',
  notVersion: 'This must be the number of a version',
  tooLong: 'At most {max} characters fit here',
  tooMany: 'At most {max} at once',
  unreadable: 'This could not be read',
  unknownField: 'Unknown field: {name}',
  invalid: 'This cannot be saved as it is',
} as const;

export type RuleCode = keyof typeof RULE_MESSAGES;
export type RuleParams = Readonly<Record<string, string | number>>;

export function fillMessage(message: string, params: RuleParams = {}): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(params[name] ?? placeholder),
  );
}

export function isRuleCode(code: string): code is RuleCode {
  return Object.hasOwn(RULE_MESSAGES, code);
}
