import type { NamedId } from '#domain/schemas/reply-schemas.ts';

/** Of a left join: both are null, or neither is. */
export function namedIdOf(id: number | null, name: string | null): NamedId | null {
  return id === null ? null : { id, name: name ?? '' };
}
