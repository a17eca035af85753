import { toSearchText } from '#domain/text/text.ts';

export function personColumns(person: { name: string; email: string; phone: string }) {
  const { name, email, phone } = person;
  const search = [name, email, phone].map(toSearchText).join('\n');
  return { name, email, email_key: toSearchText(email), phone, search_text: search };
}
