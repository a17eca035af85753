// Content that the trust has given: names, figures, lists and dates.
import { describe, expect, test } from 'vitest';
import { faqs } from './documents/faqs.ts';
import { pageHome } from './documents/pages/page-home.ts';
import { pageIdealPartner } from './documents/pages/page-idealpartner.ts';
import { partners } from './documents/partners.ts';
import { programmes } from './documents/programmes/programmes.ts';
import { shared } from './documents/shared.ts';
import { team } from './documents/team.ts';
import { mainMenu, programmeMenu, programmePaths, quickLinks } from './menu.ts';
import { devanagari } from './numerals.ts';
import { openWebsite } from './website/website.ts';

const website = openWebsite({ locale: 'en' });
const home = website.words(pageHome);

function wordsOf(path: string) {
  const programme = programmes.find((candidate) => candidate.path === path);
  if (!programme) throw new Error(`No programme at ${path}`);
  return website.words(programme.document);
}

function listsOf(path: string): string[][] {
  const { points, initiatives, cards } = wordsOf(path);
  const lists = [points, initiatives, cards].flatMap((block) => (block ? [block.items] : []));
  return lists.map((items) => items.map(({ title }) => title));
}

describe('chapters', () => {
  test('eleven chapters exist, ten of them under Tailored Support, in a fixed order', () => {
    expect(programmes).toHaveLength(11);
    expect(programmes.map(({ path }) => path)).toEqual([...programmePaths]);
    expect(programmeMenu).toHaveLength(10);
  });

  test.each([
    ['/krishi', [4, 4]],
    ['/secondinning', [12]],
    ['/revival', [5]],
    ['/wash', [4]],
    ['/education', [5]],
    ['/earthwise', [5]],
    ['/gender', [3, 4]],
    ['/advocacy', [4]],
    ['/democracy', [5]],
    ['/consultancy', [4]],
    ['/dream', [4, 5]],
  ] as const)('%s has the number of items that its text states: %j', (path, counts) => {
    expect(listsOf(path).map((list) => list.length)).toEqual(counts);
  });

  test('the initiatives carry the names that the trust gave them', () => {
    expect(wordsOf('/krishi').initiatives?.items.map(({ title }) => title)).toEqual([
      'Subsidy Awareness & Accessibility',
      'Innovative Farming Solutions',
      'Capacity Building & Training',
      'Community Support & Welfare',
    ]);
    expect(listsOf('/secondinning')[0]).toEqual([
      'Active Aging Workshops',
      'Intergenerational Mentoring Program',
      'Senior Fitness Classes',
      'Creative Arts and Crafts Workshops',
      'Technology Literacy Workshops',
      'Book Clubs and Discussion Groups',
      'Culinary Workshops with Grandparents',
      'Senior Volunteer Program',
      'Cultural Heritage Celebrations',
      'Intergenerational Storytelling',
      'Mindfulness and Meditation Gardens',
      'Financial Literacy Workshops for Seniors',
    ]);
    expect(listsOf('/consultancy')[0]).toEqual([
      'Customized Strategies',
      'Expertise with Heart',
      'Proven Track Record',
      'A Holistic Approach',
    ]);
    expect(listsOf('/dream')[1]).toEqual([
      'Engaging Conversations',
      'Exclusive Networking Opportunities',
      'Personal Growth Support',
      'Torchbearers of Policy',
      'A One-of-a-Kind Community',
    ]);
  });

  test('the sections have the names that the trust gave them', () => {
    expect(wordsOf('/krishi').statement?.heading).toBe('Vision');
    expect(wordsOf('/gender').points?.heading).toBe('Why it matters');
    const democracy = wordsOf('/democracy');
    expect([democracy.statement?.heading, democracy.words?.heading]).toEqual([
      'Vision',
      'Why democracy matters',
    ]);
    const { words, points, initiatives, statement } = wordsOf('/dream');
    expect([words, points, initiatives, statement].map((block) => block?.heading)).toEqual([
      'Why',
      'Four aims',
      'Five offerings',
      'Mission',
    ]);
  });

  test('every figure that the trust reports is shown on exactly one page', () => {
    const shown = programmes.flatMap(({ document }) =>
      (website.words(document).figures?.items ?? []).map(({ value, label }) => `${value} ${label}`),
    );
    expect(shown.toSorted()).toEqual(reportedFigures.toSorted());
  });
});

const reportedFigures = [
  'Over 500 artisans reached',
  '10,000 households with clean water',
  '25,000+ people with safe water',
  '800 sanitation facilities',
  '40% fewer waterborne diseases',
  '1,500 bio-toilet households',
  '12,000 reached by hygiene campaigns',
  '50+ schools',
  '30% increase in girls’ attendance',
  '50,000 children',
  '10,000 teachers',
  '30% rise in girls’ enrolment',
  '100 rainwater systems',
  '500 solar homes',
  '50,000 trees',
  '300 women upskilled',
  '5,000 girls supported',
  '10,000 lives via policy work',
  '500 elderly women',
  '1200+ girls',
  '200+ women',
  '100+ seniors',
  '500+ tribal artists',
  '95,000+ rural citizens in workshops',
  '10,000+ women trained',
  '25 tribal communities',
  '8+ years experience',
  '15+ PSUs',
  '25+ departments',
  '30+ districts',
];

test('the menus have the requested entries', () => {
  expect(mainMenu).toHaveLength(7);
  expect(quickLinks).toHaveLength(6);
  expect(home.programmes.tiles.map(({ title }) => title)).toEqual([
    'Women Empowerment',
    'Education',
    'Wash',
    'Livelihood',
  ]);
});

test('buttons and banners have the requested wording', () => {
  const { links, join } = website.words(shared);
  expect([links.help, join.heading, join.text]).toEqual([
    'Help Us',
    'Join Us Today',
    "Let's write the next chapter of your story together.",
  ]);
});

test('the FAQ answers eight questions', () => {
  const { items, opening } = website.words(faqs);
  expect(new Set(items.map(({ question }) => question)).size).toBe(8);
  expect(opening.lede).toBe('Eight that donors, partners and volunteers ask first.');
});

test('the impact figures match the reported ones', () => {
  const statements = [home.impact.people, ...home.impact.figures].map(
    ({ value, suffix, label }) => `${value}${suffix} ${label}`,
  );
  expect(statements).toEqual([
    '15000+ children and families impacted yearly',
    '10 villages and slums reached',
    '20 focused on education, healthcare.',
    '4 states reached, including the remotest areas',
  ]);
});

test('the team has its seven members, without invented portraits or descriptions', () => {
  const { items } = website.words(team);
  expect(items.map(({ position }) => position)).toEqual([
    'Founder',
    'Co-founder',
    'Communications expert',
    'Legal head',
    'IT head',
    'Special educator',
    'Legal consultant',
  ]);
  expect(new Set(items.map(({ name }) => name)).size).toBe(7);
  expect(items.map(({ quote }) => quote).join('')).toBe('');
  // All but the legal head have a drawing of their work.
  expect(items.map(({ picture }) => picture?.kind)).toEqual(
    items.map(({ position }) => (position === 'Legal head' ? undefined : 'drawing')),
  );
});

test('the four partners are placeholders that do not link to a real organisation', () => {
  const { items } = website.words(partners);
  expect(items).toHaveLength(4);
  expect(new Set(items.map(({ picture }) => picture)).size).toBe(4);
  for (const { address } of items) expect(address).toMatch(/^https:\/\/example\.org\//);
});

test('the six reasons to be partners have the requested title', () => {
  const { opening, reasons, home: link } = website.words(pageIdealPartner);
  expect(opening.heading).toBe("Why We're Your Ideal Partner");
  expect(link.more).toBe('Read all six reasons');
  expect(reasons.map(({ title }) => title)).toEqual([
    'Chapter-based model',
    'Diverse funding model',
    'Innovative approach',
    'Network',
    'Tailored solutions',
    'Transparency',
  ]);
});

test('chapter numerals are Devanagari', () => {
  expect(devanagari(4)).toBe('४');
  expect(devanagari(10)).toBe('१०');
});
