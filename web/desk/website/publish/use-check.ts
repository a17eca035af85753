import { useMemo, useState } from 'react';
import type { FieldError } from '#domain/validation.ts';
import { checkDocument } from '#domain/website/checks/check-document.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import type { Fields } from '#domain/website/fields/fields.ts';

function errorsIn(fields: Fields, document: DocumentValue): FieldError[] {
  // Pictures, files and pages may have been added or deleted since the editor was opened: the server knows.
  const facts = { hasPicture: () => true, hasFile: () => true, hasPage: () => true };
  return checkDocument(fields, document, facts);
}

/** A draft may be invalid until the first attempt to publish. From then on it is checked while typing. */
export function useCheck(fields: Fields, document: DocumentValue) {
  const [asked, setAsked] = useState(0);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);

  const errors = useMemo(() => {
    if (asked === 0) return [];
    const found = errorsIn(fields, document);
    const isNew = ({ field }: FieldError) => !found.some((one) => one.field === field);
    return [...found, ...refused.filter(isNew)];
  }, [asked, refused, fields, document]);

  return {
    errors,
    /** Incremented with each failed attempt to publish. */
    asked,
    /** @returns whether the draft can be published */
    ask(checked: DocumentValue): boolean {
      const passes = errorsIn(fields, checked).length === 0;
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
