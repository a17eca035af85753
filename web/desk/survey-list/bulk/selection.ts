import { useState } from 'react';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { ListQuery } from '../list-query.ts';

export interface Selection {
  /** The owners of the selected entries. */
  owners: readonly string[];
  ids: ReadonlySet<number>;
  /** All results of the list, on every page. */
  all: boolean;
  toggle: (row: Survey) => void;
  togglePage: (rows: readonly Survey[]) => void;
  selectAll: () => void;
  clear: () => void;
}

interface Chosen {
  key: string;
  /** By the id of the entry. */
  owners: ReadonlyMap<number, string>;
  all: boolean;
}

/** Kept from page to page, and cleared by another search, filter or type. */
export function useSelection({ page, limit, sort, ...found }: ListQuery): Selection {
  const key = JSON.stringify(found);
  const [chosen, setChosen] = useState<Chosen>({ key, owners: new Map(), all: false });
  const isCurrent = chosen.key === key;
  const owners: Chosen['owners'] = isCurrent ? chosen.owners : new Map();
  const all = isCurrent && chosen.all;
  const choose = (next: Chosen['owners']) => setChosen({ key, owners: next, all: false });
  const withRows = (rows: readonly Survey[]) =>
    choose(new Map([...owners, ...rows.map((row) => [row.id, row.volunteer_name] as const)]));
  const withoutRows = (rows: readonly Survey[]) =>
    choose(new Map([...owners].filter(([id]) => !rows.some((row) => row.id === id))));
  return {
    owners: [...new Set(owners.values())],
    ids: new Set(owners.keys()),
    all,
    toggle: (row) => (owners.has(row.id) ? withoutRows([row]) : withRows([row])),
    togglePage: (rows) =>
      rows.every(({ id }) => owners.has(id)) ? withoutRows(rows) : withRows(rows),
    selectAll: () => setChosen({ key, owners, all: true }),
    clear: () => choose(new Map()),
  };
}
