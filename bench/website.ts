// What it costs to publish words of the website, and what visitors feel of it: pages while somebody publishes each
// second, beside pages while nobody does.
import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { API_ROOT } from '#domain/endpoints.ts';
import { type Measured, measure, percentile } from './load.ts';
import type { Running } from './program.ts';
import { signIn } from './sign-in.ts';

const PUBLICATIONS = 30;
const PREVIEWS = 30;
const SECONDS = 15;
const CLIENTS = 8;
const DOCUMENT = 'faqs';
const PAGE = '/faqs';
const SECOND_MS = 1000;

export interface WebsiteFigures {
  /** Milliseconds from Publish until the page has the new words. */
  published: Latency;
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

export async function measureWebsite({ address, pid }: Running): Promise<WebsiteFigures> {
  const { token } = await signIn(address + API_ROOT);
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${address}${API_ROOT}/admin/website/${DOCUMENT}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    return response.json();
  };
  const { document } = (await call('GET', 'draft?locale=en')).data;
  let number = 0;
  const write = async () => {
    number += 1;
    const words = `How often is this page measured? Measurement ${number}`;
    const [first, ...others] = document.items;
    await call('PUT', 'draft?locale=en', {
      ...document,
      items: [{ ...first, question: words }, ...others],
    });
    return words;
  };
  const publish = async () => {
    const words = await write();
    return timed(async () => {
      await call('POST', 'publish?locale=en', {});
      await untilShown(`${address}${PAGE}`, words);
    });
  };
  const preview = async () => {
    const words = await write();
    return timed(async () => {
      const { data } = await call('POST', 'preview?locale=en', {});
      await untilShown(new URL(data.address, address).href, words);
    });
  };
  const load = { clients: CLIENTS, seconds: SECONDS, url: `${address}/about` };
  await publish();
  const published = latency(await repeat(PUBLICATIONS, publish));
  const previewed = latency(await repeat(PREVIEWS, preview));
  await measure({ ...load, seconds: 2 });
  const quiet = await measure(load);
  let isOver = false;
  const everySecond = (async () => {
    while (!isOver) await setTimeout(Math.max(0, SECOND_MS - (await publish())));
  })();
  const publishing = await measure(load);
  const renderer = rendererMemory(pid());
  isOver = true;
  await everySecond;
  return { published, previewed, quiet, publishing, renderer };
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
  times.sort((one, other) => one - other);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

function rendererMemory(server: number): number {
  const list = execFileSync('ps', ['-o', 'rss=,args=', '--ppid', String(server)], {
    encoding: 'utf8',
  });
  const line = list.split('\n').find((one) => one.includes('render-worker'));
  return Math.round(Number.parseInt(line ?? '0', 10) / 1024);
}

export function websiteReport(machine: string, figures: WebsiteFigures): string {
  const { published, previewed, quiet, publishing, renderer } = figures;
  const row = (name: string, { perSecond, p50, p99, failed }: Measured) =>
    `| ${name} | ${perSecond} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${failed} |`;
  return `# Words of the website

\`npm run bench -- website\` on ${machine}, SQLite.

| | p50 ms | p95 ms | Target |
|---|---|---|---|
| from Publish until the page has the new words | ${published.p50.toFixed(0)} | ${published.p95.toFixed(0)} | p95 1,000 |
| from a saved draft until its page is read in the preview | ${previewed.p50.toFixed(0)} | ${previewed.p95.toFixed(0)} | 300 |

\`/about\`, ${CLIENTS} clients, ${SECONDS} s each:

| | per second | p50 ms | p99 ms | failed |
|---|---|---|---|---|
${row('nobody publishes', quiet)}
${row('somebody publishes each second', publishing)}

The process that renders has ${renderer} MiB while it works, and ends when nothing is published for a while.
`;
}
