// A publication appears here before it is answered, in another process within a second.
import pLimit from 'p-limit';
import { MINUTE_MS } from '#domain/durations.ts';
import { dayInIndia } from '#domain/indian-time.ts';
import type { Language } from '#domain/languages.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import type { SiteWords } from '#domain/website/rendering.ts';
import type { AppContext } from '../../context.ts';
import { readSiteVersion } from '../../db/metadata/site-version.ts';
import { listFileSizes } from '../../files/store.ts';
import { listImageSizes } from '../../images/store.ts';
import type { AppJob } from '../../jobs.ts';
import type { Log } from '../../log.ts';
import type { BuiltSite } from '../../site/built-site.ts';
import type { PublishedWords } from '../load-published.ts';
import type { LiveSite } from '../website.ts';
import { pageFailed } from './page-failed.ts';
import type { Render } from './render-client.ts';
import type { RenderOutcome } from './render-worker.ts';
import { type ShownSite, type SiteChange, siteChange } from './shown-site.ts';
import { trustValues } from './trust-values.ts';

const INTERVAL_MS = 1000;
const NOTHING_PUBLISHED = 0;
/** Published words were rendered before, so only a busy machine takes long: until then the site shows older words. */
const REFRESH_LIMIT_MS = 5 * MINUTE_MS;
/** A rendering that fails may keep a core busy for minutes, so failed words wait. */
const FAILED_MS = MINUTE_MS;

interface LiveSiteParts {
  site: BuiltSite;
  built: ShownSite;
  render: Render;
  loadPublished: () => Promise<PublishedWords>;
}

export function createLiveSite(
  ctx: AppContext,
  log: Log,
  { site, built, render, loadPublished }: LiveSiteParts,
): { live: LiveSite; job: AppJob } {
  const oneAtATime = pLimit(1);
  let shownVersion = NOTHING_PUBLISHED;
  let shownDay = '';
  let shown = built;
  let failedAt: Date | undefined;
  let checked: { key: string; outcome: RenderOutcome } | undefined;

  async function renderWords(words: SiteWords, limitMs?: number): Promise<RenderOutcome> {
    const pictures = await listImageSizes(ctx);
    const files = await listFileSizes(ctx);
    const now = ctx.now();
    const key = keyOf(words, [pictures, files], dayInIndia(now));
    if (checked?.key !== key) {
      const task = { words, pictures, files, now, shown: shown.pages };
      const outcome = await render(task, limitMs);
      // A renderer that could not be opened may open the next time.
      if (!outcome.site) return outcome;
      checked = { key, outcome };
    }
    return checked.outcome;
  }

  async function renderChange(words: SiteWords): Promise<SiteChange> {
    try {
      const outcome = await renderWords(words, REFRESH_LIMIT_MS);
      for (const { path, message } of outcome.failures) {
        log.error({ path, message }, 'a page failed');
      }
      const change = siteChange(shown, outcome);
      failedAt = undefined;
      return change;
    } catch (error) {
      failedAt = ctx.now();
      throw error;
    }
  }

  async function refresh(): Promise<void> {
    // Read before the words: those of a later publication may be rendered under this version, and are rendered again.
    const version = await readSiteVersion(ctx.db);
    // Events become past and approvals expire at midnight. Delivered words have no dates.
    const day = dayInIndia(ctx.now());
    if (version === shownVersion && (day === shownDay || version === NOTHING_PUBLISHED)) return;
    const words = await loadPublished();
    const change = await renderChange(words);
    const trust = trustValues(words.get('en')?.get('facts'), await listImageSizes(ctx));
    const values = new Map([...trust, ['site_version', String(version)]]);
    await site.update({ ...change, values });
    shown = change.shown;
    // The new pages are relative to those shown before.
    checked = undefined;
    shownVersion = version;
    shownDay = day;
  }

  const refreshInTurn = () => oneAtATime(refresh);
  async function refreshUnlessFailed(): Promise<void> {
    // The clock may be set back.
    const sinceMs = failedAt && Math.abs(ctx.now().getTime() - failedAt.getTime());
    if (sinceMs === undefined || sinceMs >= FAILED_MS) await refreshInTurn();
  }
  const failure = 'the published words could not be shown';
  const live: LiveSite = {
    check: (name, locale, value) =>
      oneAtATime(async () => {
        const { failures } = await renderWords(
          withWords(await loadPublished(), name, locale, value),
        );
        const failing = failures.filter(({ path }) => !shown.failedPages.has(path));
        if (failing.length > 0) throw pageFailed(failing);
      }),
    refresh: () => refreshInTurn().catch((err) => log.warn({ err }, failure)),
  };
  return {
    live,
    job: { everyMs: INTERVAL_MS, first: 'beforeListening', run: refreshUnlessFailed, failure },
  };
}

export function withWords(
  words: SiteWords,
  name: string,
  locale: Language,
  value: DocumentValue,
): SiteWords {
  return new Map([...words, [locale, new Map([...(words.get(locale) ?? []), [name, value]])]]);
}

function keyOf(
  words: SiteWords,
  others: readonly ReadonlyMap<string, unknown>[],
  day: string,
): string {
  const entries = [...words].map(([locale, documents]) => [locale, [...documents].sort(byName)]);
  return JSON.stringify([entries, others.map((one) => [...one]), day]);
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
