import type { ClipboardEvent } from 'react';
import type { ProseField } from '#domain/website/fields/fields.ts';
import type { Replacement, Selection } from './selection.ts';

const loadPaste = () => import('./paste-html.ts');

/** @returns for a textarea: what has a structure is pasted with it */
export function usePaste(
  field: ProseField,
  replace: (change: (text: string, selection: Selection) => Replacement) => void,
) {
  return (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html');
    if (html === '') return;
    const plain = event.clipboardData.getData('text/plain');
    event.preventDefault();
    loadPaste().then(
      ({ pasteHtml }) =>
        replace((text, selection) =>
          pasteHtml(text, selection, html, field, window.location.origin),
        ),
      () => replace((_, selection) => ({ ...selection, text: plain })),
    );
  };
}
