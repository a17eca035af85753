import type { Messages } from '../../messages/messages.ts';

interface Roles {
  is_admin: boolean;
  is_editor?: boolean | undefined;
}

export function roleName(t: Messages, { is_admin, is_editor = false }: Roles): string {
  const { admin, editor, user } = t.fields.roles;
  if (is_admin) return admin;
  return is_editor ? editor : user;
}
