/** `2026-11-23`, without a time. */
export interface Day {
  day: string;
}

/** Times are written as clocks in India show them. */
export type Cell = string | number | Date | Day | null;

/** Memory holds one page at a time. */
export type Page = readonly (readonly Cell[])[];

export interface Table {
  titles: readonly string[];
  pages: AsyncIterable<Page>;
}
