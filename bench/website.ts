// The cost of publishing words of the website, and its effect on visitors: pages with a publication each second,
// compared with pages without.

import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { SECOND_MS } from '#domain/durations.ts';
import { API_ROOT } from '#domain/endpoints.ts';
import { percentile } from '../tests/support/network/load-process.ts';
import { signIn } from './desk/sign-in.ts';
import { type Measured, measure } from './load.ts';
import type { Running } from './program.ts';

const PUBLICATIONS = 30;
const PREVIEWS = 30;
const SECONDS = 15;
const CLIENTS = 8;

export interface PublishFigures {
  /** Milliseconds from Publish until the page has the new words, if three pages show them: one in each language. */
  onePage: Latency;
  /** The same for words of the layout. */
  everyPage: Latency;
}

export interface WebsiteFigures extends PublishFigures {
  /** Milliseconds from a change until its page is read in the preview. */
  previewed: Latency;
  quiet: Measured;
  publishing: Measured;
  /** MiB, of the process that renders; 0 if there is none. */
  renderer: number;
}
interface Latency {
  p50: number;
  p95: number;
}

interface Written {
  document: string;
  page: string;
  change: (value: Value, words: string) => Value;
}
// biome-ignore lint/suspicious/noExplicitAny: documents differ
type Value = any;

const ANSWER: Written = {
  document: 'faqs',
  page: '/faqs',
  change: (value, question) => {
    const [first, ...others] = value.items;
    return { ...value, items: [{ ...first, question }, ...others] };
  },
};
const TAGLINE: Written = {
  document: 'facts',
  page: '/about',
  change: (value, second_tagline) => ({ ...value, second_tagline }),
};

export async function measurePublishing(running: Running): Promise<PublishFigures> {
  const [answer, tagline] = [await openWriter(running, ANSWER), await openWriter(running, TAGLINE)];
  await answer.publish();
  await tagline.publish();
  return {
    onePage: latency(await repeat(PUBLICATIONS, answer.publish)),
    everyPage: latency(await repeat(PUBLICATIONS, tagline.publish)),
  };
}

export async function measureWebsite(running: Running): Promise<WebsiteFigures> {
  const figures = await measurePublishing(running);
  const { publish, preview } = await openWriter(running, ANSWER);
  const previewed = latency(await repeat(PREVIEWS, preview));
  const load = { clients: CLIENTS, seconds: SECONDS, url: `${running.address}/about` };
  await measure({ ...load, seconds: 2 });
  const quiet = await measure(load);
  let isOver = false;
  const everySecond = (async () => {
    while (!isOver) await setTimeout(Math.max(0, SECOND_MS - (await publish())));
  })();
  const publishing = await measure(load);
  const renderer = rendererMemory(running.pid());
  isOver = true;
  await everySecond;
  return { ...figures, previewed, quiet, publishing, renderer };
}

async function openWriter({ address }: Running, { document, page, change }: Written) {
  const { token } = await signIn(address + API_ROOT);
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${address}${API_ROOT}/admin/website/${document}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    return response.json();
  };
  const { data } = await call('GET', 'draft?locale=en');
  const write = async () => {
    const words = `Measured at ${performance.now()}`;
    await call('PUT', 'draft?locale=en', change(data.document, words));
    return words;
  };
  return {
    publish: async () => {
      const words = await write();
      return timed(async () => {
        await call('POST', 'publish?locale=en', {});
        await untilShown(`${address}${page}`, words);
      });
    },
    preview: async () => {
      const words = await write();
      return timed(async () => {
        const { data: opened } = await call('POST', 'preview?locale=en', {});
        await untilShown(new URL(opened.address, address).href, words);
      });
    },
  };
}

async function untilShown(url: string, words: string): Promise<void> {
  while (!(await (await fetch(url)).text()).includes(words)) await setTimeout(5);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function repeat(times: number, work: () => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await work());
  return taken;
}

function latency(times: number[]): Latency {
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

function rendererMemory(server: number): number {
  const list = execFileSync('ps', ['-o', 'rss=,args=', '--ppid', String(server)], {
    encoding: 'utf8',
  });
  const line = list.split('\n').find((one) => one.includes('render-worker'));
  return Math.round(Number.parseInt(line ?? '0', 10) / 1024);
}

/** @param without the program that renders every page for each publication */
export function websiteReport(
  machine: string,
  figures: WebsiteFigures,
  without: PublishFigures,
): string {
  const { onePage, everyPage, previewed, quiet, publishing, renderer } = figures;
  const times = (name: string, ...latencies: Latency[]) =>
    `| ${[name, ...latencies.flatMap(({ p50, p95 }) => [p50.toFixed(0), p95.toFixed(0)])].join(' | ')} |`;
  const row = (name: string, { perSecond, p50, p99, failed }: Measured) =>
    `| ${name} | ${perSecond} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${failed} |`;
  return `# Words of the website

\`npm run bench -- website\` on ${machine}, SQLite.

From Publish until the page has the new words, beside a program that renders every page for each publication, as
this one did before. The target is a p95 of 1,000 ms.

| Changed | p50 ms | p95 ms | every page: p50 ms | p95 ms |
|---|---|---|---|---|
${times('an answer of the FAQs, which one page shows in three languages', onePage, without.onePage)}
${times('the second tagline, which every page shows', everyPage, without.everyPage)}

From a saved draft until its page is read in the preview: p50 ${previewed.p50.toFixed(0)} ms, p95 ${previewed.p95.toFixed(0)} ms (target: 300).

\`/about\`, ${CLIENTS} clients, ${SECONDS} s each:

| | per second | p50 ms | p99 ms | failed |
|---|---|---|---|---|
${row('nobody publishes', quiet)}
${row('somebody publishes each second', publishing)}

The process that renders has ${renderer} MiB while it works, and ends when nothing is published for a while.
`;
}
