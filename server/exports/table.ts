export type Cell = string | number | Date | null;

/** Memory holds one page at a time. */
export type Page = readonly (readonly Cell[])[];

export interface Table {
  titles: readonly string[];
  pages: AsyncIterable<Page>;
}
