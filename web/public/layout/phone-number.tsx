import { site } from '#content/site.ts';

/** A placeholder gets no tel: link, because the number may be a stranger's. */
export function PhoneNumber() {
  const { text, placeholder } = site.phone;
  if (placeholder) return <span>{text}</span>;
  return <a href={`tel:${text.replace(/[^+\d]/g, '')}`}>{text}</a>;
}
