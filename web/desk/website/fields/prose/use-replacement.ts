import { useRef } from 'react';
import type { Replacement, Selection } from './selection.ts';

/** Changes of a textarea by buttons, which the keyboard can undo. */
export function useReplacement(edit: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);

  function replace(change: (text: string, selection: Selection) => Replacement) {
    const box = area.current;
    if (!box || box.readOnly) return;
    const { value, selectionStart, selectionEnd } = box;
    const { text, start, end, selected } = change(value, {
      start: selectionStart,
      end: selectionEnd,
    });
    const after = start + text.length;
    box.focus();
    box.setSelectionRange(start, end);
    // Unlike a new value, this can be undone with the keyboard.
    const isTyped = document.execCommand('insertText', false, text);
    if (!isTyped) edit(value.slice(0, start) + text + value.slice(end));
    requestAnimationFrame(() =>
      box.setSelectionRange(selected?.start ?? after, selected?.end ?? after),
    );
  }

  return { area, replace };
}
