import { API_ROOT } from '../endpoints.ts';
import type { Address } from './endpoint.ts';

interface PathValues {
  id?: number | string | undefined;
  /** The second id of an endpoint with `:other`. */
  other?: number | string | undefined;
  /** The name of a picture, a PDF or a document, for endpoints with `:name`. */
  name?: string | undefined;
  /** Encoded. */
  query?: string;
}

/** An id that has no place in the path is a parameter of the query. */
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
