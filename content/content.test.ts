import { describe, expect, test } from 'vitest';
import { bank, paymentQrText } from './bank.ts';
import { advocacy } from './chapters/advocacy.ts';
import type { ChapterPage } from './chapters/chapter-page.ts';
import { consultancy } from './chapters/consultancy.ts';
import { democracy } from './chapters/democracy.ts';
import { dream } from './chapters/dream.ts';
import { earthwise } from './chapters/earthwise.ts';
import { education } from './chapters/education.ts';
import { gender } from './chapters/gender.ts';
import { krishi } from './chapters/krishi.ts';
import { revival } from './chapters/revival.ts';
import { secondinning } from './chapters/secondinning.ts';
import { wash } from './chapters/wash.ts';
import { chapters } from './chapters.ts';
import { faqs } from './faqs.ts';
import { program } from './home.ts';
import { impactFigures, peopleImpacted } from './impact.ts';
import { mainMenu, programmeMenu, quickLinks } from './menu.ts';
import { devanagari } from './numerals.ts';
import { pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { site } from './site.ts';

const chapterPages: ChapterPage[] = [
  krishi,
  secondinning,
  revival,
  wash,
  education,
  earthwise,
  gender,
  advocacy,
  democracy,
  consultancy,
  dream,
];

function itemsOf(page: ChapterPage, list = page.lists.length - 1) {
  return page.lists[list]?.items.map((item) => item.title) ?? [];
}

describe('pages', () => {
  test('each has its own path, title and description', () => {
    for (const key of ['path', 'title', 'description'] as const) {
      expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
    }
  });

  test.each(pages)('$path fits a search result', ({ title, description }) => {
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
    [krishi, 0, 4],
    [secondinning, 0, 12],
    [revival, 0, 5],
    [wash, 0, 4],
    [education, 0, 5],
    [earthwise, 0, 5],
    [gender, 0, 3],
    [gender, 1, 4],
    [advocacy, 0, 4],
    [democracy, 0, 5],
    [consultancy, 0, 4],
    [dream, 0, 4],
    [dream, 1, 5],
  ])('list of entries: $0.path has as many entries as it says', (page, list, count) => {
    expect(itemsOf(page, list)).toHaveLength(count);
  });

  test('the initiatives carry the names that the trust gave them', () => {
    expect(itemsOf(krishi, 0)).toEqual([
      'Subsidy Awareness & Accessibility',
      'Innovative Farming Solutions',
      'Capacity Building & Training',
      'Community Support & Welfare',
    ]);
    expect(itemsOf(consultancy)).toEqual([
      'Customized Strategies',
      'Expertise with Heart',
      'Proven Track Record',
      'A Holistic Approach',
    ]);
    expect(itemsOf(dream)).toEqual([
      'Engaging Conversations',
      'Exclusive Networking Opportunities',
      'Personal Growth Support',
      'Torchbearers of Policy',
      'A One-of-a-Kind Community',
    ]);
  });
});

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
  expect([peopleImpacted, ...impactFigures].map((figure) => figure.value)).toEqual([
    15_000, 10, 20, 4,
  ]);
});

test('every picture says what people do in it, save for pure decoration', () => {
  const silent = Object.entries(pictures)
    .filter(([, facts]) => !facts.alt)
    .map(([name]) => name);
  expect(silent).toEqual(['frieze', 'strip-rice']);
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
