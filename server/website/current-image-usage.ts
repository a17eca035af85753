// Later publications and drafts update the usage that the build has found.
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import type { AppContext } from '../context.ts';
import type { BuiltImageUsage, ImageUsage, PageUsage } from '../site/images/image-usage.ts';
import type { WebsiteDocuments } from './documents.ts';
import { textsOf } from './field-texts.ts';
import { type DocumentStates, listAllStates, NOTHING_STORED } from './states.ts';
import { draftValue, ownValue, scheduledValue } from './values.ts';

interface DocumentPictures {
  document: WebsiteDocument;
  delivered: ReadonlySet<string>;
  current: ReadonlySet<string>;
}

export async function readCurrentImageUsage(
  { db }: AppContext,
  documents: WebsiteDocuments,
  built: BuiltImageUsage,
): Promise<ImageUsage> {
  const states = await listAllStates(db);
  const pictures = [...documents.values()].map((document) =>
    picturesOf(document, states.get(document.name) ?? NOTHING_STORED),
  );
  const guarded = pictures.filter(({ document }) => document.guarded);
  return {
    ...built,
    pagesOf: (name) => pagesOf(name, built.pagesOf(name), pictures),
    isGuarded: (name) =>
      guarded.some(({ delivered, current }) => delivered.has(name) || current.has(name)),
  };
}

function picturesOf(document: WebsiteDocument, states: DocumentStates): DocumentPictures {
  const pictures = (value: DocumentValue | undefined) =>
    value ? textsOf(document.fields, value, ['picture']) : [];
  const english = ownValue(document, 'en', states.get('en')).value ?? document.defaults.en;
  const others = [...states.values()].flatMap((state) => [
    ...pictures(ownValue(document, state.locale, state).value),
    ...pictures(draftValue(document, state.locale, states)),
    ...pictures(scheduledValue(document, state)),
  ]);
  return {
    document,
    delivered: new Set(pictures(document.defaults.en)),
    current: new Set([...pictures(english), ...others]),
  };
}

function pagesOf(
  name: string,
  built: readonly PageUsage[],
  pictures: readonly DocumentPictures[],
): PageUsage[] {
  const showing = pictures.filter(({ current }) => current.has(name));
  const replaced = pictures.filter(
    ({ delivered, current }) => delivered.has(name) && !current.has(name),
  );
  const isReplacedOn = ({ path }: PageUsage) =>
    replaced.some(({ document }) => document.path === path);
  const pages = [
    ...built.filter((page) => !isReplacedOn(page)),
    ...showing.map(({ document: { path, title } }) => ({ path, title })),
  ];
  return pages.filter(({ path }, index) => pages.findIndex((page) => page.path === path) === index);
}
