import { MINUTE_MS } from '#domain/durations.ts';
import type { Draft } from '#domain/website/website-schema.ts';

export interface OtherEditor {
  name: string;
  /** The same person, in another window. */
  isSelf: boolean;
  /** When the other last typed. */
  at: string;
}

/** An editor who has typed nothing for this long counts as gone. */
const AWAY_MS = 10 * MINUTE_MS;

/** @returns who else is writing now */
export function otherEditorOf(draft: Draft, account: number, now: number): OtherEditor | null {
  const { is_draft, updated_by, updated_at } = draft;
  if (!is_draft || !updated_by || !updated_at || updated_by.id === account) return null;
  if (now - Date.parse(updated_at) > AWAY_MS) return null;
  return { name: updated_by.name, isSelf: false, at: updated_at };
}
