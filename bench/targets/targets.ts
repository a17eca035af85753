// The calls that volunteers wait for, each with its target.
import type { DeskLoads } from '../desk/desk-loads.ts';
import type { Load } from '../load.ts';

const SMALL = 100_000;
const LARGE = 1_000_000;

export interface Target {
  name: string;
  on: 'SQLite' | 'PostgreSQL';
  entries: number;
  load: (loads: DeskLoads) => Load;
  /** Calls a second, or milliseconds at a percentile. */
  aim: { perSecond: number } | { p50: number } | { p99: number } | { ratio: number };
}

const listing = (loads: DeskLoads) => loads.list('page=1');

export const TARGETS: readonly Target[] = [
  { name: 'first page', on: 'SQLite', entries: SMALL, load: listing, aim: { ratio: 0.4 } },
  {
    name: 'edit',
    on: 'SQLite',
    entries: SMALL,
    load: ({ edit }) => edit,
    aim: { perSecond: 1200 },
  },
  {
    name: 'create, through checkpoints',
    on: 'SQLite',
    entries: SMALL,
    load: ({ create }) => ({ ...create, seconds: 5 }),
    aim: { p99: 30 },
  },
  {
    name: 'search, a whole Aadhaar number',
    on: 'SQLite',
    entries: SMALL,
    load: ({ search }) => search.aadhaar,
    aim: { perSecond: 2500 },
  },
  {
    name: 'search, a common word',
    on: 'SQLite',
    entries: LARGE,
    load: ({ search }) => search.common,
    aim: { p50: 25 },
  },
  {
    name: 'first page',
    on: 'PostgreSQL',
    entries: SMALL,
    load: listing,
    aim: { perSecond: 1500 },
  },
  {
    name: 'search, a part of a name',
    on: 'PostgreSQL',
    entries: SMALL,
    load: ({ search }) => search.part,
    aim: { p99: 100 },
  },
];
