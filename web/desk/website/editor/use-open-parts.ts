import { useCallback, useEffect, useState } from 'react';
import type { Fields } from '#domain/website/fields.ts';
import { foldsAround } from '#domain/website/labels.ts';
import { isListDocument } from '../fields/document-fields.tsx';
import { fieldId } from '../fields/editor-context.ts';

/** Which groups and items are open. At the beginning the first group is, unless a list is the point of the page. */
export function useOpenParts(fields: Fields) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstGroup(fields));
  const [target, setTarget] = useState<{ place: string } | null>(null);

  useEffect(() => {
    if (target) focusField(target.place);
  }, [target]);

  const openAround = useCallback(
    (place: string) => {
      setOpen((before) => new Set([...before, ...foldsAround(fields, place)]));
      setTarget({ place });
    },
    [fields],
  );
  return { open, setOpen, openAround };
}

function firstGroup(fields: Fields): Set<string> {
  const [first] = Object.entries(fields);
  const isFirst = first?.[1].kind === 'group' && !isListDocument(fields);
  return new Set(isFirst ? [first[0]] : []);
}

/** A place may be a list or an item, which have no control of their own. */
function focusField(place: string): void {
  const selectors = [
    `#${CSS.escape(fieldId(place))}`,
    `[data-body="${CSS.escape(place)}"] :is(textarea, input, select, button)`,
    `[data-item="${CSS.escape(place)}"]`,
    `[data-add="${CSS.escape(place)}"]`,
  ];
  const found = selectors
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'center' });
}
