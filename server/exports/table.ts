// What an export contains, for each format.

export type Cell = string | number | Date | null;

/** Many rows, as many as are held in memory at once. */
export type Page = readonly (readonly Cell[])[];

export interface Table {
  titles: readonly string[];
  pages: AsyncIterable<Page>;
}
