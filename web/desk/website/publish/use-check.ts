import { useMemo, useState } from 'react';
import type { StoredFile } from '#domain/files/file-schema.ts';
import type { Image } from '#domain/images/image-schema.ts';
import type { FieldError } from '#domain/validation.ts';
import { checkDocument } from '#domain/website/checks/check-document.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import { isDrawing } from '../picture/picture-name.ts';

function errorsIn(
  fields: Fields,
  document: DocumentValue,
  images: readonly Image[] | null,
  files: readonly StoredFile[] | null,
): FieldError[] {
  const names = images && new Set(images.map(({ name }) => name));
  return checkDocument(fields, document, {
    hasPicture: (file) => !names || isDrawing(file) || names.has(file),
    hasFile: (name) => !files || files.some((one) => one.name === name),
    // Left to the server.
    hasPage: () => true,
  });
}

/** A draft may be invalid until the first attempt to publish. From then on it is checked while typing. */
export function useCheck(
  fields: Fields,
  document: DocumentValue,
  images: readonly Image[] | null,
  files: readonly StoredFile[] | null,
) {
  const [asked, setAsked] = useState(0);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);

  const errors = useMemo(() => {
    if (asked === 0) return [];
    const found = errorsIn(fields, document, images, files);
    const isNew = ({ field }: FieldError) => !found.some((one) => one.field === field);
    return [...found, ...refused.filter(isNew)];
  }, [asked, refused, fields, document, images, files]);

  return {
    errors,
    /** Incremented with each failed attempt to publish. */
    asked,
    /** @returns whether the draft can be published */
    ask(checked: DocumentValue): boolean {
      const passes = errorsIn(fields, checked, images, files).length === 0;
      if (!passes) setAsked((times) => times + 1);
      return passes;
    },
    /** Errors found by the server only, shown until the words change. */
    refuse(found: readonly FieldError[]) {
      setRefused(found);
      setAsked((times) => times + 1);
    },
    forget: () => setRefused([]),
  };
}
