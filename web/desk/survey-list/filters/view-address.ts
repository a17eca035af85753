/** What a saved view keeps of an address: search, filters and order, but no page. */
export function viewOf(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['page', 'limit', 'new', 'tab']) parameters.delete(name);
  parameters.sort();
  return parameters.toString();
}
