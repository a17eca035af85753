export function searchOf(query: string): string {
  return new URLSearchParams(query).get('search') ?? '';
}
