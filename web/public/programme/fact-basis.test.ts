import { describe, expect, test } from 'vitest';
import { earthwise } from '#content/documents/programmes/earthwise.ts';
import { krishi } from '#content/documents/programmes/krishi.ts';
import { revival } from '#content/documents/programmes/revival.ts';
import { wash } from '#content/documents/programmes/wash.ts';
import { openWebsite } from '#content/website/website.ts';
import { factBasis } from './fact-basis.ts';

const website = openWebsite({ locale: 'en' });
const PALGHAR = { scope: 'in Palghar', year: '2024-25', source: 'SHG records' };
const NOTHING = { scope: '', year: '', source: '' };

describe('once the trust has filled in what a figure rests on', () => {
  const withBasis = (basis: Record<string, string>, from: number) => {
    const { figures = { items: [] }, ...words } = wash.document.defaults.en;
    const items = figures.items.map((item, at) => (at === from ? { ...item, ...basis } : item));
    const values = new Map([['page-wash', { ...words, figures: { ...figures, items } }]]);
    return openWebsite({ locale: 'en', values }).words(wash.document);
  };

  test('the fact of WASH has the scope, the year and the source of its figure', () => {
    expect(factBasis(withBasis(PALGHAR, 0))).toEqual(PALGHAR);
  });

  test('those of another figure are not its own', () => {
    expect(factBasis(withBasis(PALGHAR, 1))).toEqual(NOTHING);
  });
});

test('until then it has nothing', () => {
  expect(factBasis(website.words(wash.document))).toEqual(NOTHING);
});

test('a fact of several figures has what all of them rest on, or nothing', () => {
  const { figures, ...words } = website.words(earthwise.document);
  const basisOf = (of: readonly number[]) => {
    const items = figures?.items.map((item, at) =>
      of.includes(at) ? { ...item, ...PALGHAR } : item,
    );
    return factBasis({ ...words, ...(figures && items && { figures: { ...figures, items } }) });
  };
  expect(basisOf([0, 1, 3])).toEqual(PALGHAR);
  expect(basisOf([0])).toEqual(NOTHING);
});

test('a fact without a figure, such as the number of initiatives, needs none', () => {
  expect(factBasis(website.words(krishi.document))).toBeUndefined();
});

test('the Hindi fact finds its figure although the words around it differ', () => {
  expect(factBasis(openWebsite({ locale: 'hi' }).words(revival.document))).toEqual(NOTHING);
});
