// The website of an invented trust. Days are counted from today; the UPI ID belongs to no bank.

type Day = (daysFromNow: number) => string;

export const SAMPLE_TRUST = {
  legal_name: 'Adhyay Public Charitable Trust (invented)',
  registration: 'E-00000 (Pune)',
  registered_with: 'Charity Commissioner, Pune',
  pan: 'AAATA0000A',
  darpan: 'MH/0000/0000000',
  csr1: 'CSR00000000',
};

export const sampleApprovals = (day: Day) => ({
  section_12a: { number: 'AAATA0000AE20231', valid_until: day(500) },
  section_80g: {
    number: 'AAATA0000AF20231',
    issued_on: day(-1300),
    valid_from: '',
    valid_until: day(500),
  },
  fcra: { status: 'none', number: '', valid_until: '' },
});

export const SAMPLE_BANK = {
  published: true,
  account_name: 'Adhyay Public Charitable Trust',
  account_number: '0000 1111 2222',
  ifsc: 'EXMP0000000',
  upi_id: 'adhyay.demo@example',
  amounts: [
    { rupees: 500, does: 'slates and chalk for a balwadi' },
    { rupees: 1500, does: 'a month of evening lessons' },
    { rupees: 5000, does: 'a hand pump repaired' },
  ],
};

export const SAMPLE_GOVERNANCE = {
  members: [
    { name: 'Sudha Deshpande', role: 'Managing trustee', since: '2015' },
    { name: 'Anwar Shaikh', role: 'Treasurer', since: '2018' },
    { name: 'Laxmi Bhoye', role: 'Secretary', since: '2019' },
    { name: 'Joseph Pereira', role: 'Trustee', since: '2021' },
  ],
  board_note: 'The board meets four times a year. No trustee is paid.',
  grievance: {
    name: 'Laxmi Bhoye',
    email: 'grievance@adhyay.example',
    phone: '',
    answer: 'You hear from a person within seven working days.',
  },
  refunds:
    'A gift sent twice or by mistake is returned to the same account when you write within thirty days with its reference.',
};

export const sampleReports = (file: string, lastYear: string) => [
  {
    title: 'Annual report and audited accounts',
    year: lastYear,
    auditor: 'Kulkarni and Associates (invented)',
    file,
  },
];

export const sampleEvents = (day: Day) => [
  {
    name: 'Water day',
    title: 'A well is cleaned, tested and covered by the people who drink from it',
    program: 'WASH',
    slug: 'water-day',
    date: day(12),
    time: '08:00',
    end_time: '12:30',
    place: 'Khambale, Mokhada, Palghar',
    host: 'Sunil Gavit, 00000 00000',
    about:
      'We meet at the school and walk to the well together. Children come with a grown-up.\n\nTea and poha are ready at eleven.',
    picture: 'event-water-day.webp',
  },
  {
    name: 'Story circle',
    title: 'The old tell, the young ask, and the tea goes round twice',
    program: 'Second Innings',
    slug: 'story-circle',
    date: day(26),
    time: '16:00',
    end_time: '18:00',
    place: 'Public library, Bordi',
    host: 'Asha Jadhav, 00000 00000',
    about: 'Whoever has a story older than twenty years begins.',
    picture: 'event-story-circle.webp',
  },
  {
    name: 'Tree planting',
    title: 'Native saplings go into the ground just before the first rain',
    program: 'Earthwise Initiatives',
    slug: 'tree-planting',
    date: day(-160),
    place: 'Hill behind Waghvihir',
    outcome: '340 saplings of eleven kinds are in the ground. In October 301 of them were alive.',
    picture: 'event-tree-planting.webp',
  },
];

const NOTE_TITLES = [
  ['The pump of Khambale runs again', 'WASH', 'Mokhada'],
  ['301 saplings came through the summer', 'Earthwise Initiatives', 'Waghvihir'],
  ['Fourteen pensions that had stopped', 'Second Innings', 'Pindra'],
  ['What a balwadi costs in a month', 'Education', 'Palghar'],
  ['A loom is back in its village', 'Revival of Local Artisans and Arts', 'Paithan'],
  ['Seeds that were nearly lost', 'Krishi Udaan', 'Jawhar'],
  ['The library opens on Sundays', 'Education', 'Bordi'],
  ['Women read the budget of their village', 'Gender Parity', 'Vikramgad'],
  ['How we test a well', 'WASH', 'Mokhada'],
  ['Nine evenings on one policy', 'Reinstating Dreams', 'Pune'],
  ['A first-aid bag for each school', 'Education', 'Palghar'],
  ['The compost that nobody wanted', 'Earthwise Initiatives', 'Nashik'],
  ['Names for the old photographs', 'Second Innings', 'Bordi'],
  ['Where the millet was sold', 'Krishi Udaan', 'Jawhar'],
] as const;

export const sampleNews = (day: Day) =>
  NOTE_TITLES.map(([title, program, place], at) => ({
    title,
    program,
    place,
    slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    date: day(-9 - at * 23),
    author: at % 2 === 0 ? 'Asha Jadhav' : 'Sunil Gavit',
    text: `We were in ${place} for two days, and this is what we saw.\n\nThe people there did most of the work. We carried, counted and wrote it down.`,
    picture: at === 0 ? 'event-water-day.webp' : '',
    pictures: at === 0 ? ['pump.webp', 'well.webp', 'model-measure.webp'] : [],
  }));

export const SAMPLE_PAGES = [
  {
    name: 'Our library',
    slug: 'our-library',
    linked: 'menu',
    heading: 'A library of 900 books in a cowshed',
    lede: 'Open on four evenings a week. Whoever can read reads to whoever cannot.',
    picture: 'event-story-circle.webp',
    text: `The shed stood empty. In 2023 the village cleaned it, and a teacher brought the first forty books.

## When it is open
- Monday and Thursday, 5 to 8 in the evening
- Saturday and Sunday, 3 to 8

## How to borrow a book
1. Write your name on the list at the door.
2. Take **one** book at a time.
3. Bring it back within two weeks, or tell us where it is.

Have you books to give away? [Write to us](/contact) first: we have enough atlases.`,
  },
  {
    name: 'Thank you',
    slug: 'thank-you',
    linked: 'footer',
    heading: 'Thank you',
    lede: 'To those whose names stand on no list of donors.',
    picture: '',
    text: 'The driver who waited. The school that lent us its hall. Everybody who asked a second time.',
  },
];
