// The news as an Atom feed (RFC 4287), one for each language.
import { facts } from '#content/documents/facts.ts';
import { news } from '#content/documents/news.ts';
import { FEED_PATH } from '#content/item-files.ts';
import { itemPath } from '#content/item-pages.ts';
import { type NewsItem, newsItems } from '#content/website/news-items.ts';
import type { Website } from '#content/website/website.ts';
import { timestampInIndia } from '#domain/indian-time.ts';
import type { Language } from '#domain/languages.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { ORIGIN_PLACEHOLDER as origin } from '#domain/text/placeholders.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import { type Block, parseBlocks } from '#domain/website/text/blocks.ts';
import { followsLanguage, type Inline, type Paragraph } from '#domain/website/text/marked-text.ts';
import { plainText } from '#domain/website/text/plain-text.ts';
import { splitSummary } from '#domain/website/text/split-summary.ts';
import { shareImage } from '../head/share-image.ts';

const MAX_ENTRIES = 30;
/** A feed needs a time of its last change even before its first item. */
const NEVER = '2000-01-01';

export const feedPath = ({ locale }: Website): string => localePath(locale, FEED_PATH);

export function newsFeed(website: Website): string {
  const { name } = website.words(facts);
  const { opening } = website.words(news);
  const items = newsItems(website).filter(({ slug }) => slug !== '');
  const page = origin + localePath(website.locale, '/news');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${website.locale}-IN">
<id>${page}</id>
<title>${escapeHtml(`${opening.heading} | ${name}`)}</title>
<updated>${timestampInIndia(items[0]?.date ?? NEVER)}</updated>
<author><name>${escapeHtml(name)}</name></author>
<link rel="self" type="application/atom+xml" href="${origin}${feedPath(website)}"/>
<link rel="alternate" type="text/html" href="${page}"/>
${items
  .slice(0, MAX_ENTRIES)
  .map((item) => entry(website, item))
  .join('')}</feed>
`;
}

function entry({ locale }: Website, item: NewsItem): string {
  const { title, slug, date, author, text, lang } = item;
  const address = origin + localePath(locale, itemPath('/news', slug));
  const { summary } = splitSummary(text);
  const language = lang ? ` xml:lang="${lang}-IN"` : '';
  return `<entry${language}>
<id>${address}</id>
<title>${escapeHtml(title)}</title>
<updated>${timestampInIndia(date)}</updated>
<link rel="alternate" type="text/html" href="${address}"/>
${author === '' ? '' : `<author><name>${escapeHtml(author)}</name></author>\n`}<summary>${escapeHtml(plainText(summary))}</summary>
<content type="html">${escapeHtml(contentOf(locale, item))}</content>
</entry>
`;
}

function contentOf(locale: Language, { text, picture }: NewsItem): string {
  const shown = picture
    ? `<p><img src="${shareImage(picture).address}" alt="${escapeHtml(picture.alt)}"></p>`
    : '';
  const blocks = parseBlocks(text).map((block) => blockHtml(locale, block));
  return shown + blocks.join('');
}

function blockHtml(locale: Language, block: Block): string {
  const html = (parts: Paragraph) => parts.map((part) => inlineHtml(locale, part)).join('');
  if ('items' in block) {
    const items = block.items.map((parts) => `<li>${html(parts)}</li>`).join('');
    return block.kind === 'bullets'
      ? `<ul>${items}</ul>`
      : `<ol start="${block.start}">${items}</ol>`;
  }
  return block.kind === 'heading' ? `<h2>${html(block.parts)}</h2>` : `<p>${html(block.parts)}</p>`;
}

/** Links in feeds must be absolute. */
function inlineHtml(locale: Language, part: Inline): string {
  if (part.kind === 'text') return escapeHtml(part.text);
  const words = part.parts.map((inner) => inlineHtml(locale, inner)).join('');
  if (part.kind === 'strong') return `<strong>${words}</strong>`;
  const address = followsLanguage(part.to) ? localePath(locale, part.to) : part.to;
  const to = address.startsWith('/') ? origin + address : address;
  return `<a href="${escapeHtml(to)}">${words}</a>`;
}
