import { useLayoutWords } from './layout-context.ts';

/** A placeholder gets no tel: link, because the number may be a stranger's. */
export function PhoneNumber() {
  const { phone, is_placeholder } = useLayoutWords().facts;
  if (is_placeholder.phone) return <span>{phone}</span>;
  return <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
}
