import type { Selectable } from 'kysely';
import type { ListedVolunteer, Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import type { VolunteersTable } from '../db/tables/volunteers.ts';

export type VolunteerRow = Selectable<VolunteersTable>;

export function toApiVolunteer(row: VolunteerRow): Volunteer {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    status: row.status,
    is_admin: row.is_admin === 1,
    created_at: row.created_at,
  };
}

/** Nobody writes to a deleted account, so only its name is sent. */
export function toVolunteerOfAnyTime(row: VolunteerRow): ListedVolunteer {
  const { deleted_at } = row;
  const listed = toApiVolunteer(row);
  return deleted_at === null
    ? { ...listed, deleted_at }
    : { ...listed, deleted_at, email: '', phone: '' };
}

/** Some replies stay as specified, without it. */
export function editorRight(row: Pick<VolunteerRow, 'is_editor'>): { is_editor: boolean } {
  return { is_editor: row.is_editor === 1 };
}

export function rightsOf(row: Pick<VolunteerRow, 'is_admin' | 'is_editor'>): {
  is_admin: boolean;
  is_editor: boolean;
} {
  return { is_admin: row.is_admin === 1, is_editor: row.is_editor === 1 };
}
