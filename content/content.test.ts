import { describe, expect, test } from 'vitest';
import { GROUNDS } from '#illustrations/drawing/grounds.ts';
import { drawScene, isSceneName } from '#illustrations/scenes.ts';
import { bank, paymentQrText } from './bank.ts';
import { calendar, calendarText } from './calendar/calendar.ts';
import { MONTHS } from './calendar/labels.ts';
import type { ChapterPage } from './chapters/chapter-page.ts';
import { consultancy } from './chapters/consultancy.ts';
import { democracy } from './chapters/democracy.ts';
import { dream } from './chapters/dream.ts';
import { gender } from './chapters/gender.ts';
import { krishi } from './chapters/krishi.ts';
import { secondinning } from './chapters/secondinning.ts';
import { mainMenu, programmeMenu, quickLinks } from './menu.ts';
import { devanagari } from './numerals.ts';
import { chapterPages } from './pages/chapter-pages.ts';
import { chapters } from './pages/chapters.ts';
import { faqs } from './pages/faqs.ts';
import { program } from './pages/home.ts';
import { idealPartner } from './pages/ideal-partner.ts';
import { impact } from './pages/impact.ts';
import { notFound } from './pages/not-found.ts';
import { pageDetails } from './pages/page-details.ts';
import { partners } from './pages/partners.ts';
import { team } from './pages/team.ts';
import { pictures } from './pictures.ts';
import { site } from './site.ts';
import { pages } from './site-map.ts';

function listsOf(page: ChapterPage): string[][] {
  return page.blocks.flatMap((block) =>
    'items' in block && block.kind !== 'figures' ? [block.items.map((item) => item.title)] : [],
  );
}

function headingsOf(page: ChapterPage): string[] {
  return page.blocks.flatMap((block) => ('heading' in block ? [block.heading] : []));
}

describe('pages', () => {
  test('each has its own path, title and description', () => {
    const texts = [
      pages.map(({ path }) => path),
      pages.map(({ path }) => pageDetails[path].title),
      pages.map(({ path }) => pageDetails[path].description),
    ];
    for (const each of texts) expect(new Set(each).size).toBe(pages.length);
  });

  test.each(pages)('$path fits a search result', ({ path }) => {
    const { title, description } = pageDetails[path];
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(description.length).toBeGreaterThan(50);
  });
});

describe('chapters', () => {
  test('there are eleven, ten of them under Tailored Support, in one order', () => {
    expect(chapters).toHaveLength(11);
    expect(chapters.map((chapter) => chapter.path).slice(0, 10)).toEqual([...programmeMenu]);
    expect(chapterPages.map((page) => page.path)).toEqual(chapters.map((chapter) => chapter.path));
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
  ] as const)('%s has as many entries as it says: %j', (path, counts) => {
    const page = chapterPages.find((candidate) => candidate.path === path);
    expect(page && listsOf(page).map((list) => list.length)).toEqual(counts);
  });

  test('the initiatives carry the names that the trust gave them', () => {
    expect(listsOf(krishi)[0]).toEqual([
      'Subsidy Awareness & Accessibility',
      'Innovative Farming Solutions',
      'Capacity Building & Training',
      'Community Support & Welfare',
    ]);
    expect(listsOf(secondinning)[0]).toEqual([
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
    expect(listsOf(consultancy)[0]).toEqual([
      'Customized Strategies',
      'Expertise with Heart',
      'Proven Track Record',
      'A Holistic Approach',
    ]);
    expect(listsOf(dream)[1]).toEqual([
      'Engaging Conversations',
      'Exclusive Networking Opportunities',
      'Personal Growth Support',
      'Torchbearers of Policy',
      'A One-of-a-Kind Community',
    ]);
  });

  test('the sections have the names that the trust gave them', () => {
    expect(headingsOf(krishi)[0]).toBe('Vision');
    expect(headingsOf(gender)[0]).toBe('Why it matters');
    expect(headingsOf(democracy).slice(0, 2)).toEqual(['Vision', 'Why democracy matters']);
    expect(headingsOf(dream)).toEqual(['Why', 'Four aims', 'Five offerings', 'Mission']);
  });

  test('every figure that the trust reports stands on a page, once', () => {
    const shown = chapterPages.flatMap((page) =>
      page.blocks.flatMap((block) =>
        block.kind === 'figures' ? block.items.map(({ value, label }) => `${value} ${label}`) : [],
      ),
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

test('menus have the entries that were asked for', () => {
  expect(mainMenu).toHaveLength(7);
  expect(quickLinks).toHaveLength(6);
  expect(program.tiles.map((tile) => tile.label)).toEqual([
    'Women Empowerment',
    'Education',
    'Wash',
    'Livelihood',
  ]);
});

test('eight questions are answered', () => {
  expect(faqs).toHaveLength(8);
  expect(new Set(faqs.map((faq) => faq.question)).size).toBe(8);
});

test('the impact figures are the reported ones', () => {
  const statements = [impact.people, ...impact.figures].map(
    ({ value, suffix, label }) => `${value}${suffix} ${label}`,
  );
  expect(statements).toEqual([
    '15000+ children and families impacted yearly',
    '10 villages and slums reached',
    '20 focused on education, healthcare.',
    '4 states reached, including the remotest areas',
  ]);
});

test('every picture says what people do in it, save for pure decoration', () => {
  const silent = Object.entries(pictures)
    .filter(([, facts]) => !facts.alt)
    .map(([name]) => name);
  expect(silent).toEqual([
    'medal-geru',
    'medal-indigo',
    'roundel-0',
    'roundel-1',
    'roundel-2',
    'roundel-3',
    'frieze',
    'strip-rice',
  ]);
});

describe('team', () => {
  test('has its seven members, each with something to say', () => {
    expect(team.map((member) => member.position)).toEqual([
      'Founder',
      'Co-founder',
      'Communications expert',
      'Legal head',
      'IT head',
      'Special educator',
      'Legal consultant',
    ]);
    expect(new Set(team.map((member) => member.name)).size).toBe(7);
    expect(new Set(team.map((member) => member.quote)).size).toBe(7);
  });

  test('the legal head has no image', () => {
    const legalHead = team.find((member) => member.position === 'Legal head');
    expect(legalHead).toBeDefined();
    expect(legalHead?.image).toBeUndefined();
  });

  test('who has no portrait stands with the initials of their name', () => {
    expect(team.map(({ monogram }) => monogram)).toEqual(['F', 'CF', 'CE', 'LH', 'IH', 'SE', 'LC']);
  });
});

test('the four partners are placeholders that lead to no real organisation', () => {
  expect(partners).toHaveLength(4);
  expect(new Set(partners.map((partner) => partner.picture)).size).toBe(4);
  for (const { link } of partners) expect(link).toMatch(/^https:\/\/example\.org\//);
});

test('there are six reasons to be partners, under the title that was asked for', () => {
  expect(idealPartner.heading).toBe("Why We're Your Ideal Partner");
  expect(idealPartner.contents.map((reason) => reason.title)).toEqual([
    'Chapter-based model',
    'Diverse funding model',
    'Innovative approach',
    'Network',
    'Tailored solutions',
    'Transparency',
  ]);
});

describe('calendar', () => {
  const { year, months } = calendar;
  const dates = months.flatMap((holidays, month) =>
    holidays.map(({ day, name, kind }) => ({ month, day, name, kind })),
  );

  test('has twelve months, with holidays in all but May, June and July', () => {
    expect(months).toHaveLength(12);
    const empty = MONTHS.filter((_, month) => months[month]?.length === 0);
    expect(empty).toEqual(['May', 'June', 'July']);
  });

  test('names the year in its title', () => {
    expect(calendarText.heading).toBe('Holidays and Observances in India in 2025');
  });

  test.each(dates)('$name is a day of its month', ({ month, day }) => {
    const date = new Date(Date.UTC(year, month, day));
    expect([date.getUTCMonth(), date.getUTCDate()]).toEqual([month, day]);
  });

  test('every month runs in order, and no day is named twice', () => {
    for (const holidays of months) {
      const days = holidays.map(({ day }) => day);
      expect(days).toEqual(days.toSorted((a, b) => a - b));
      expect(new Set(holidays.map(({ name }) => name)).size).toBe(holidays.length);
    }
  });

  test('the three national holidays are the ones of the law', () => {
    const national = dates.filter(({ kind }) => kind === 'national');
    expect(national.map(({ month, day }) => `${day} ${MONTHS[month]}`)).toEqual([
      '26 January',
      '15 August',
      '2 October',
    ]);
  });
});

describe('placeholders', () => {
  test('a placeholder account never becomes a code that pays', () => {
    expect(paymentQrText(bank)).not.toContain('upi:');
    expect(paymentQrText({ ...bank, upiId: 'someone@bank' })).not.toContain('upi:');
    expect(paymentQrText({ ...bank, published: true })).not.toContain('upi:');
  });

  test('a published account does', () => {
    const published = { ...bank, published: true, accountName: 'A & B', upiId: 'trust@bank' };
    expect(paymentQrText(published)).toBe('upi://pay?pa=trust%40bank&pn=A%20%26%20B&cu=INR');
  });

  test('no address leads to a stranger', () => {
    expect(site.phone.placeholder).toBe(true);
    for (const address of [site.email, site.queryEmail, site.careersEmail]) {
      expect(address).toMatch(/\.example$/);
    }
  });
});

test('chapter numerals are Devanagari', () => {
  expect(devanagari(4)).toBe('४');
  expect(devanagari(10)).toBe('१०');
});

test('each scene says which wall it is painted on', () => {
  for (const [name, { kind, ground }] of Object.entries(pictures)) {
    if (kind === 'drawing') continue;
    if (!isSceneName(name) || !ground) throw new Error(`${name} says no wall`);
    expect(drawScene(name), name).toContain(`fill="${GROUNDS[ground].ground}"/>`);
  }
});

test('what an unknown address shows is the picture of the list', () => {
  expect(notFound.picture).toEqual(pictures['stand-in']);
});
