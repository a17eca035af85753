// The words of the bar, the menus, the footer and the donation popup. Imported by loaders only.
import { bank } from '#content/documents/bank.ts';
import { facts } from '#content/documents/facts.ts';
import { menu } from '#content/documents/menu.ts';
import { pageBankDetails } from '#content/documents/pages/page-bank-details.ts';
import { registrations } from '#content/documents/registrations.ts';
import { shared } from '#content/documents/shared.ts';
import { type PagePath, pageKey, pages } from '#content/site-map.ts';
import { trustLogo } from '#content/website/trust-logo.ts';
import type { Website } from '#content/website/website.ts';
import type { Words } from '#content/website/words.ts';
import { logoAddress } from '#domain/images/images.ts';
import { LANGUAGE_NAMES } from '#domain/languages.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import { isPlaceholderEmail, isPlaceholderPhone } from '#domain/website/checks/placeholders.ts';
import { hasLapsed } from '../bank-details/approval.ts';
import { registrationLines } from '../bank-details/registrations.ts';
import { siteMenus } from './site-menus.ts';

export type LayoutWords = ReturnType<typeof layoutWords>;

export function layoutWords(website: Website) {
  const { bar, footer, pages: names } = website.words(menu);
  const labels = labelsByPath(names);
  return {
    locale: website.locale,
    year: website.year,
    languages: website.languages.map((language) => ({
      language,
      name: LANGUAGE_NAMES[language],
      base: language === 'en' ? '' : localePath(language, '/'),
    })),
    facts: trustFacts(website),
    labels,
    menus: siteMenus(website, labels),
    bar,
    footer,
    donation: donationWords(website),
    bank: website.words(bank),
    links: website.words(shared).links,
    breadcrumb: website.words(shared).chapters.breadcrumb,
  };
}

/** Only those for bank details that are published, or for placeholders. */
function donationWords(website: Website) {
  const { published } = website.words(bank);
  const { details, popup, giving, registered } = website.words(pageBankDetails);
  const facts = website.words(registrations);
  const { account_name, account_number, ifsc, upi_id, copy, copied, copied_spoken } = details;
  const { placeholder, placeholder_text, strip, strip_second } = details;
  return {
    account_name,
    account_number,
    ifsc,
    upi_id,
    copy,
    copied,
    copied_spoken,
    popup,
    // Once the approval has lapsed, only the link to the form is left.
    giving: hasLapsed(facts.section_80g, website.isOver)
      ? { ...giving, receipt: '', receipt_text: '' }
      : giving,
    registered: registrationLines(taxFacts(facts), registered, website),
    abroad: facts.fcra.status === 'none' ? registered.fcra_none : '',
    qr: published ? details.qr : details.qr_placeholder,
    caption: published ? details.caption : details.caption_placeholder,
    placeholderNotice: published
      ? undefined
      : { placeholder, placeholder_text, strip, strip_second },
  };
}

/** The details that a donor needs for the tax return. */
function taxFacts({ pan, section_80g }: Words<typeof registrations>): Words<typeof registrations> {
  return { ...registrations.defaults.en, pan, section_80g };
}

function trustFacts(website: Website) {
  const { name, short_name, hindi_name, tagline, second_tagline, phone, email } =
    website.words(facts);
  const { social_links, powered_by } = website.words(facts);
  return {
    name,
    short_name,
    hindi_name,
    tagline,
    second_tagline,
    phone,
    email,
    social_links,
    powered_by,
    is_placeholder: { phone: isPlaceholderPhone(phone), email: isPlaceholderEmail(email) },
    ...logoWords(website),
  };
}

/** The attributes of its image; of a wide one the header shows the name smaller. */
function logoWords(website: Website) {
  const logo = trustLogo(website);
  if (!logo) return {};
  const { file, width, height } = logo;
  const isWide = width > 1.4 * height;
  return { logo: { src: logoAddress(file), width, height, ...(isWide && { 'data-wide': '' }) } };
}

function labelsByPath(names: Readonly<Record<string, string>>): Record<PagePath, string> {
  const entries = pages.map(({ path }) => [path, names[pageKey(path)] ?? '']);
  return Object.fromEntries(entries);
}
