import { API_ROOT } from '../endpoints.ts';
import type { Address } from './endpoint.ts';

interface PathValues {
  id?: number | string | undefined;
  other?: number | string | undefined;
  name?: string | undefined;
  query?: string;
}

/** An id without a place in the path becomes a query parameter. */
export function endpointPath(
  { path }: Pick<Address, 'path'>,
  { id, other, name = '', query = '' }: PathValues,
): string {
  const isInQuery = id !== undefined && !path.includes(':id');
  const idParameter = isInQuery ? `id=${encodeURIComponent(id)}` : '';
  const search = [query, idParameter].filter((part) => part !== '').join('&');
  const filled = path
    .replace(':id', () => String(id))
    .replace(':other', () => String(other))
    .replace(':name', () => encodeURIComponent(name));
  return `${API_ROOT}${filled}${search && `?${search}`}`;
}
