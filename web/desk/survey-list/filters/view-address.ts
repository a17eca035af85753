/** The part of an address that a saved view stores: search, filters and order, without the page. */
export function viewOf(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['page', 'limit', 'new', 'tab']) parameters.delete(name);
  parameters.sort();
  return parameters.toString();
}
