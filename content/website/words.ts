// A document's words as pages get them: pictures instead of their names, and no hidden items.
import type { Fields } from '#domain/website/fields/fields.ts';
import type { Picture } from '../pictures/picture-facts.ts';

export interface UploadedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export type WordsOf<F> = F extends { kind: 'picture'; optional: true }
  ? Picture | undefined
  : F extends { kind: 'picture' }
    ? Picture
    : F extends { kind: 'file' }
      ? UploadedFile | undefined
      : F extends { kind: 'line' | 'prose' }
        ? string
        : F extends { kind: 'choice'; options: readonly { value: infer Value }[] }
          ? Value
          : F extends { kind: 'number' }
            ? number
            : F extends { kind: 'flag' }
              ? boolean
              : F extends { kind: 'group'; fields: infer Inner }
                ? GroupWords<Inner>
                : F extends { kind: 'list'; item: infer Item }
                  ? readonly WordsOf<Item>[]
                  : never;
export type GroupWords<Group> = { readonly [Name in keyof Group]: WordsOf<Group[Name]> };

/** The words of a document: `Words<typeof faqs>`. */
export type Words<Document extends { fields: Fields }> = GroupWords<Document['fields']>;
