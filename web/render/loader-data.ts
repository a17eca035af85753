// The data of a page's loaders, which React Router writes into the page as the argument of a script.

const ENQUEUED =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\((.*?)\);<\/script>/g;
const CLOSED = /<script>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/;

/** @returns the page without its data, and the data @throws Error for a page without data */
export function takeLoaderData(html: string): { html: string; data: string } {
  const parts = [...html.matchAll(ENQUEUED)].map(([, literal = '']) => String(JSON.parse(literal)));
  if (parts.length === 0 || !CLOSED.test(html)) throw new Error('The page has no loader data');
  return { html: html.replace(ENQUEUED, '').replace(CLOSED, ''), data: parts.join('') };
}

/** React Router's data for a page whose routes have no loaders. */
const NO_DATA = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n';

/** React Router renders the desk's page at `/`, with all words of the home page. */
export function withoutLoaderData(html: string): string {
  let isFirst = true;
  return html.replace(ENQUEUED, (script, literal: string) => {
    if (!isFirst) return '';
    isFirst = false;
    return script.replace(literal, () => JSON.stringify(NO_DATA));
  });
}
