// Keeps the typed values when the visitor changes the language: each language is a document of its own.
import { type RefObject, useEffect } from 'react';

const KEY = 'typed';
/** An identity number is not stored, however briefly. */
const NOT_KEPT = ['pan'];

/** @param form uncontrolled; found again by its action */
export function useKeepTyped(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current) restore(form.current);
    const keep = ({ target }: MouseEvent) => {
      const isLanguage = target instanceof Element && target.closest('a[hreflang]');
      if (isLanguage && form.current) store(form.current);
    };
    document.addEventListener('click', keep);
    return () => document.removeEventListener('click', keep);
  }, [form]);
}

function store(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => value !== '' && !name.startsWith('_') && !NOT_KEPT.includes(name),
  );
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ action: form.action, typed }));
  } catch {
    // The browser stores nothing here.
  }
}

function restore(form: HTMLFormElement): void {
  try {
    const { action, typed } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    sessionStorage.removeItem(KEY);
    if (action !== form.action) return;
    for (const [name, value] of typed) {
      const field = form.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isText && field.value === '') field.value = String(value);
    }
  } catch {
    // Nothing is stored, or not by this program.
  }
}
