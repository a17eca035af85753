import { useState } from 'react';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { ListQuery } from '../list-query.ts';

export interface Selection {
  /** Whether all results of the list are selected, on every page, but those excluded. */
  all: boolean;
  excluded: ReadonlySet<number>;
  /** The selected entries, unless it is all. */
  ids: ReadonlySet<number>;
  /** Their owners. */
  owners: readonly string[];
  has: (id: number) => boolean;
  /** Selects the rows, or if each is selected, none of them. */
  toggle: (rows: readonly Survey[]) => void;
  selectAll: () => void;
  clear: () => void;
}

interface Selected {
  all: boolean;
  excluded: ReadonlySet<number>;
  /** By the id of the entry. */
  owners: ReadonlyMap<number, string>;
}

const NONE: Selected = { all: false, excluded: new Set(), owners: new Map() };

/** Kept from page to page, and cleared by another search, filter or type. */
export function useSelection({ page, limit, sort, ...found }: ListQuery): Selection {
  const key = JSON.stringify(found);
  const [stored, setStored] = useState({ key, selected: NONE });
  const selected = stored.key === key ? stored.selected : NONE;
  const { all, excluded, owners } = selected;
  const select = (next: Partial<Selected>) =>
    setStored({ key, selected: { ...selected, ...next } });
  const has = (id: number) => (all ? !excluded.has(id) : owners.has(id));
  return {
    all,
    excluded,
    ids: new Set(owners.keys()),
    owners: [...new Set(owners.values())],
    has,
    toggle(rows) {
      const isSelecting = !rows.every(({ id }) => has(id));
      const ids = new Set(rows.map(({ id }) => id));
      const others = [...excluded].filter((id) => !ids.has(id));
      if (all) select({ excluded: new Set(isSelecting ? others : [...others, ...ids]) });
      else if (isSelecting) {
        const added = rows.map((row) => [row.id, row.volunteer_name] as const);
        select({ owners: new Map([...owners, ...added]) });
      } else select({ owners: new Map([...owners].filter(([id]) => !ids.has(id))) });
    },
    selectAll: () => select({ ...NONE, all: true }),
    clear: () => select(NONE),
  };
}
