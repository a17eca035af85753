/** The words that a view searches for; empty without a search. @param query of the view */
export function searchOf(query: string): string {
  return new URLSearchParams(query).get('search') ?? '';
}
