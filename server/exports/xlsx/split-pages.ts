import type { Page } from '../table.ts';

/** Each sheet must be read to its end before the next is asked for. @param maxRows more than any page has */
export async function* splitPages(
  pages: AsyncIterable<Page>,
  maxRows: number,
): AsyncGenerator<AsyncIterable<Page>> {
  const source = pages[Symbol.asyncIterator]();
  let page = await source.next();

  async function* sheet(): AsyncGenerator<Page> {
    let rows = 0;
    while (!page.done && rows + page.value.length <= maxRows) {
      yield page.value;
      rows += page.value.length;
      page = await source.next();
    }
  }

  try {
    do yield sheet();
    while (!page.done);
  } finally {
    await source.return?.();
  }
}
