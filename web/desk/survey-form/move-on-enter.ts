// Enter goes to the next field of the form, and from the last one to Submit, so that half an entry is never sent.
import type { KeyboardEvent } from 'react';

const FIELDS = 'input, select, textarea';

export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  // Input methods for Hindi and Marathi use Enter to finish a word.
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const { target: field, currentTarget: form } = event;
  if (!(field instanceof HTMLElement) || !field.matches(FIELDS)) return;
  // An address is a text area only for its layout: the phone's keyboard shows Next there, too.
  if (field instanceof HTMLTextAreaElement && event.shiftKey) return;
  event.preventDefault();
  const next = nextField(form, field);
  next?.focus();
  if (next instanceof HTMLInputElement && next.type !== 'radio') next.select();
}

function nextField(form: HTMLFormElement, field: HTMLElement): HTMLElement | null {
  const fields = [...form.querySelectorAll<HTMLElement>(`${FIELDS}, [type=submit]`)].filter(
    (each) => !each.matches(':disabled') && !isOfGroup(each, field) && isEntry(each),
  );
  const isAfter = (each: HTMLElement) =>
    (field.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return fields.find(isAfter) ?? null;
}

/** Focuses the selected radio button of a group, or the first. */
function isEntry(field: HTMLElement): boolean {
  if (!isRadio(field)) return true;
  const group = [...(field.form?.elements ?? [])].filter((each) => isOfGroup(each, field));
  return field === (group.find((each) => isRadio(each) && each.checked) ?? group[0]);
}

function isOfGroup(one: Element, other: Element): boolean {
  return isRadio(one) && isRadio(other) && one.name === other.name;
}

function isRadio(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'radio';
}
