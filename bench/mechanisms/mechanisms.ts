// The purpose of each mechanism, as the figure that a user notices.
import { percentile } from '../../tests/support/network/load-process.ts';
import { PLAIN_INDEX } from '../ablation/search-numbering.ts';
import type { DeskLoads } from '../desk/desk-loads.ts';
import { type Load, type Measured, measure } from '../load.ts';
import type { Running } from '../program.ts';
import type { Figure, Mechanism, Sample, Side } from './mechanism.ts';
import { overload } from './overload.ts';
import { loadPage, openBrowser } from './page-load.ts';

const SMALL = 100_000;
const LARGE = 1_000_000;
const MANY_CLIENTS = 64;

const sampled =
  (value: (measured: Measured) => number) =>
  (load: (side: Side) => Load) =>
  async (side: Side): Promise<Sample> => {
    const measured = await measure(load(side));
    return { value: value(measured), answers: measured.answers };
  };
const rate = sampled(({ perSecond }) => perSecond);
const p50 = sampled((measured) => measured.p50);

const firstPage: Figure = {
  name: 'first page, p50, ms',
  better: 'less',
  run: p50(({ loads }) => loads.list('page=1')),
};
const middlePage: Figure = {
  name: 'middle page, p50, ms',
  better: 'less',
  run: p50(({ loads, entries }) => loads.list(`page=${entries / 20}`)),
};
const commonWord: Figure = {
  name: 'search of a common word, p50, ms',
  better: 'less',
  run: p50(({ loads }) => loads.search.common),
};
const creates: Figure = {
  name: 'create, 8 clients, a second',
  better: 'more',
  run: rate(({ loads }) => loads.create),
};
const acceptedInTime: Figure = {
  name: 'lists, 1,900 clients: p99 of the accepted, ms',
  better: 'less',
  run: async (side) => ({ value: percentile((await overload(side)).accepted, 0.99) }),
};
const healthInTime: Figure = {
  name: '`/healthz` meanwhile, p99, ms',
  better: 'less',
  run: async (side) => ({ value: percentile((await overload(side)).health, 0.99) }),
};
const firstPaint: Figure = {
  name: 'home page on a slow phone, first paint, ms',
  better: 'less',
  run: async (side) => ({ value: (await paints(side)).firstPaint }),
};
const largestPaint: Figure = {
  name: 'the same, largest paint, ms',
  better: 'less',
  run: async (side) => ({ value: (await paints(side)).largestPaint }),
};

export const mechanisms: readonly Mechanism[] = [
  {
    name: 'totals kept by triggers',
    without: 'stored-totals',
    sizes: [SMALL, LARGE],
    figures: [firstPage],
  },
  {
    name: 'totals kept by triggers',
    without: 'stored-totals',
    sizes: [SMALL],
    on: 'PostgreSQL',
    figures: [firstPage],
  },
  {
    name: 'count buckets',
    without: 'count-buckets',
    sizes: [SMALL, LARGE],
    figures: [middlePage],
  },
  {
    name: 'count buckets',
    without: 'count-buckets',
    sizes: [SMALL],
    on: 'PostgreSQL',
    figures: [middlePage],
  },
  {
    name: 'search numbering',
    without: 'search-numbering',
    sizes: [SMALL, LARGE],
    copied: true,
    schema: PLAIN_INDEX,
    figures: [commonWord],
  },
  {
    name: 'read pool',
    without: 'read-pool',
    sizes: [SMALL, LARGE],
    figures: [
      commonWord,
      {
        name: 'first page while 8 others search, p50, ms',
        better: 'less',
        run: ({ loads }) => listWhile(loads, loads.search.common),
      },
    ],
  },
  {
    name: 'group commit',
    without: 'group-commit',
    sizes: [SMALL],
    copied: true,
    figures: [
      {
        name: 'read one entry (the reading is recorded), 8 clients, a second',
        better: 'more',
        run: rate(({ loads }) => loads.read),
      },
      creates,
      {
        name: 'create, 64 clients, p50, ms',
        better: 'less',
        run: p50(({ loads }) => ({ ...loads.create, clients: MANY_CLIENTS, seconds: 4 })),
      },
    ],
  },
  {
    name: 'search index in batches',
    without: 'index-batches',
    sizes: [SMALL],
    copied: true,
    figures: [creates],
  },
  {
    name: 'compression ahead of time',
    without: 'page-compression',
    sizes: [SMALL],
    figures: [
      {
        name: 'home page, 64 clients, p50, ms',
        better: 'less',
        run: p50(({ running }) => homePage(running, MANY_CLIENTS)),
      },
      firstPaint,
    ],
  },
  {
    name: 'deferred script',
    without: 'script-deferral',
    sizes: [SMALL],
    figures: [firstPaint, largestPaint],
  },
  {
    name: 'load shedding, against no limit',
    without: 'load-limit',
    sizes: [SMALL],
    figures: [acceptedInTime, healthInTime],
  },
  {
    name: 'its deadline, against a plain bounded queue',
    without: 'queue-deadline',
    sizes: [SMALL],
    figures: [acceptedInTime],
  },
];

async function listWhile(loads: DeskLoads, searches: Load): Promise<Sample> {
  const [lists] = await Promise.all([
    measure({ ...loads.list('page=1'), clients: 2 }),
    measure(searches),
  ]);
  return { value: lists.p50 };
}

const homePage = ({ address }: Running, clients: number): Load => ({
  url: address,
  clients,
  seconds: 2,
  headers: { 'accept-encoding': 'br' },
});

async function paints({ running }: Side) {
  await using browser = await openBrowser();
  return await loadPage(browser, running.address);
}
