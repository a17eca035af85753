import type { Draft } from '#domain/website/website-schema.ts';

export interface OtherEditor {
  name: string;
  /** The same person, in another window. */
  isSelf: boolean;
  /** When the other last typed. */
  at: string;
}

/** Whoever has typed nothing for so long has gone away. */
const AWAY_MS = 10 * 60_000;

export function isOtherEditor({ is_draft, updated_by }: Draft, account: number): boolean {
  return is_draft && updated_by !== null && updated_by.id !== account;
}

/** @returns who else is writing now */
export function otherEditorOf(draft: Draft, account: number, now = Date.now()): OtherEditor | null {
  const { updated_by, updated_at } = draft;
  if (!isOtherEditor(draft, account) || !updated_by || !updated_at) return null;
  if (now - Date.parse(updated_at) > AWAY_MS) return null;
  return { name: updated_by.name, isSelf: false, at: updated_at };
}
