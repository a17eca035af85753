import { useState } from 'react';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { ListQuery } from '../list-query.ts';

export interface Selection {
  ids: ReadonlySet<number>;
  /** All that the list finds, on every page. */
  all: boolean;
  toggle: (id: number) => void;
  togglePage: (rows: readonly Survey[]) => void;
  selectAll: () => void;
  clear: () => void;
}

/** Stays from page to page; another search, filter or type begins anew. */
export function useSelection({ page, limit, sort, ...found }: ListQuery): Selection {
  const key = JSON.stringify(found);
  const [chosen, setChosen] = useState<{ key: string; ids: ReadonlySet<number>; all: boolean }>({
    key,
    ids: new Set(),
    all: false,
  });
  const isCurrent = chosen.key === key;
  const ids: ReadonlySet<number> = isCurrent ? chosen.ids : new Set();
  const all = isCurrent && chosen.all;
  const choose = (next: Iterable<number>) => setChosen({ key, ids: new Set(next), all: false });
  return {
    ids,
    all,
    toggle: (id) => choose(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]),
    togglePage(rows) {
      const onPage = rows.map(({ id }) => id);
      const isWhole = onPage.every((id) => ids.has(id));
      choose(isWhole ? [...ids].filter((id) => !onPage.includes(id)) : [...ids, ...onPage]);
    },
    selectAll: () => setChosen({ key, ids, all: true }),
    clear: () => choose([]),
  };
}
