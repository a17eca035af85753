import { useCallback, useEffect, useState } from 'react';
import type { Fields } from '#domain/website/fields/fields.ts';
import { foldsAround } from '#domain/website/fields/labels.ts';
import { isListDocument } from './document-fields.tsx';
import { fieldId } from './editor-context.ts';

/** The open groups and items: initially the first group, unless the page is mainly a list. */
export function useOpenParts(fields: Fields) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstGroup(fields));
  const [target, setTarget] = useState<{ path: string } | null>(null);

  useEffect(() => {
    if (target) focusField(target.path);
  }, [target]);

  const openAround = useCallback(
    (path: string) => {
      setOpen((before) => new Set([...before, ...foldsAround(fields, path)]));
      setTarget({ path });
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

/** A path may be that of a list or an item, which have no control. */
function focusField(path: string): void {
  const selectors = [
    `#${CSS.escape(fieldId(path))}`,
    `[data-body="${CSS.escape(path)}"] :is(textarea, input, select, button)`,
    `[data-item="${CSS.escape(path)}"]`,
    `[data-add="${CSS.escape(path)}"]`,
  ];
  const found = selectors
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'center' });
}
