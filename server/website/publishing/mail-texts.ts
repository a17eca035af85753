// The mails never contain values.
import { WEBSITE_PATH } from '#domain/desk/desk-screens.ts';
import { TIME_ZONE } from '#domain/indian-time.ts';
import { LANGUAGE_NAMES, type Language } from '#domain/languages.ts';

export interface PublicationMail {
  document: string;
  locale: Language;
  changed: string;
  failure: string | null;
  published_at: string | null;
  publisher: string | null;
  /** The due time of a scheduled publication that failed. */
  publish_failed_at: string | null;
}

interface MailText {
  subject: string;
  text: string;
}

export function publicationMailText(
  mail: PublicationMail,
  title: string,
  publicUrl = '',
): MailText {
  const { publish_failed_at } = mail;
  if (publish_failed_at !== null) return failureText(mail, publish_failed_at, title, publicUrl);
  const when = formatTime(mail.published_at ?? '');
  return {
    subject: `The website's “${title}” was changed`,
    text: lines(
      `${mail.publisher} published changes to “${title}” (${LANGUAGE_NAMES[mail.locale]}) on ${when} (IST).`,
      `Changed: ${mail.changed || 'nothing'}`,
      '',
      `If you did not expect this, look at the history of these words: ${publicUrl}${WEBSITE_PATH}`,
    ),
  };
}

function failureText(
  { document, locale, changed, failure }: PublicationMail,
  due: string,
  title: string,
  publicUrl: string,
): MailText {
  const search = locale === 'en' ? '' : `?locale=${locale}`;
  return {
    subject: `“${title}” is not on the website yet`,
    text: lines(
      `“${title}” (${LANGUAGE_NAMES[locale]}) was to go on the website on ${formatTime(due)} (IST), and could not.`,
      `Nothing is lost: the words are kept as a draft. ${reasonOf(failure, changed)}`,
      '',
      `Please look at it here and publish it again: ${publicUrl}${WEBSITE_PATH}/${document}${search}`,
    ),
  };
}

function reasonOf(failure: string | null, fields: string): string {
  if (failure === 'forbidden') return 'The person who chose the time may no longer publish it.';
  return fields ? `Something needs a correction at: ${fields}` : '';
}

const lines = (...each: string[]) => `${each.map((line) => line.trimEnd()).join('\n')}\n`;

function formatTime(time: string): string {
  return new Date(time).toLocaleString('en-IN', {
    timeZone: TIME_ZONE,
    dateStyle: 'long',
    timeStyle: 'short',
  });
}
