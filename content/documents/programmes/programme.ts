// A programme's page: its structure is fixed, its words are a document.
import { defineDocument, type TypedDocument } from '#domain/website/document.ts';
import type { ValuesOf } from '#domain/website/fields/fields.ts';
import { type PagePath, pageKey } from '../../site-map.ts';
import type { BlockLayout, Theme } from './block-layouts.ts';
import { type ProgrammeFields, programmeFields } from './programme-fields.ts';

export interface Programme {
  readonly path: PagePath;
  readonly theme: Theme;
  readonly blocks: readonly BlockLayout[];
  readonly document: TypedDocument<ProgrammeFields>;
}

interface ProgrammeSource extends Omit<Programme, 'document'> {
  readonly title: string;
  readonly words: ValuesOf<ProgrammeFields>;
}

export function defineProgramme({ title, words, ...programme }: ProgrammeSource): Programme {
  const document = defineDocument({
    name: `page-${pageKey(programme.path)}`,
    title,
    section: 'programmes',
    path: programme.path,
    schema: 2,
    fields: programmeFields(programme.blocks),
    defaults: { en: words },
  });
  return { ...programme, document };
}
