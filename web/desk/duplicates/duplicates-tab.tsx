import { ArrowDownUp } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { VOLUNTEER_PAGE_SIZES } from '#domain/paging.ts';
import { PAIR_SORTS, PAIR_STATES } from '#domain/surveys/duplicates/possible-duplicate.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { LabelledSelect } from '../../ui/forms/controls/labelled-select.tsx';
import { SearchBox } from '../../ui/forms/controls/search-box.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import nothingFound from '../../ui/lists/nothing-found.svg';
import nothingYet from '../../ui/lists/nothing-yet.svg';
import { SegmentedControl } from '../../ui/tabs/segmented-control.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { useIsMounted } from '../../ui/use-is-mounted.ts';
import { AdminTabs } from '../dashboard/admin-tabs.tsx';
import { DashboardHead } from '../dashboard/dashboard-head.tsx';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { focusScreen } from '../navigation/focus-screen.ts';
import { ListPager } from '../navigation/list-pager.tsx';
import { useListAddress } from '../navigation/use-list-address.ts';
import styles from './duplicates-tab.module.css';
import { type PairList as List, type Pair, pairKey } from './load-pairs.ts';
import { PairComparison } from './pair-comparison.tsx';
import { PairList } from './pair-list.tsx';

export function DuplicatesTab({ actor, list }: { actor: SignedInUser; list: List }) {
  const t = useMessages();
  const { change } = useListAddress();
  const { query, page, now } = list;
  const pairs = page.data?.data ?? [];
  const chosen =
    list.chosen === '' ? pairs[0] : pairs.find((pair) => pairKey(pair) === list.chosen);
  const { titleRef, focusNext } = useFocusOnNext(chosen && pairKey(chosen));

  const isMounted = useIsMounted();
  const { revalidate } = useRevalidator();
  const shown = useRef<Pair>(undefined);
  useEffect(() => {
    shown.current = chosen;
  });

  /**
   * Moves to the next pair, or to the last one before it, unless something else was opened meanwhile.
   * @param gone the entry that was merged, whose other pairs leave the list
   */
  function goOn(decided: Pair, gone?: number) {
    if (!isMounted()) return;
    if (!shown.current || pairKey(shown.current) !== pairKey(decided)) return void revalidate();
    const at = pairs.indexOf(decided);
    const stays = ({ older, newer }: Pair) => older.id !== gone && newer.id !== gone;
    const next = pairs.slice(at + 1).find(stays) ?? pairs.slice(0, Math.max(0, at)).findLast(stays);
    focusNext();
    const page = query.page === 1 ? undefined : query.page;
    change({ page, pair: next && pairKey(next) }, { replace: true });
  }

  return (
    <>
      <DashboardHead title={t.layout.titles.admin} actor={actor} />
      <AdminTabs current="duplicates" />
      <div className={styles.tools}>
        <SegmentedControl
          legend={t.duplicates.pairs}
          name="state"
          value={query.state}
          options={PAIR_STATES.map((value) => ({
            value,
            label: t.duplicates.states[value],
            count: page.data?.counts[value],
          }))}
          onChange={(state) =>
            change({ state: state === 'open' ? undefined : state, pair: undefined })
          }
        />
        <div className={styles.search}>
          <SearchBox
            placeholder={t.surveyList.searchHint}
            search={query.search}
            onSearch={(search) =>
              change({ search, pair: undefined }, { replace: query.search !== '' })
            }
          />
        </div>
        <LabelledSelect
          label={t.surveyList.sort}
          name="sort"
          icon={<ArrowDownUp size={20} />}
          value={query.sort}
          options={PAIR_SORTS.map((value) => ({ value, label: t.duplicates.sorts[value] }))}
          onChange={(sort) =>
            change({ sort: sort === 'strongest' ? undefined : sort, pair: undefined })
          }
        />
      </div>
      {page.problem ? <RetryBanner title={failureMessage('listPairs')(page.problem)(t)} /> : null}
      {page.data && pairs.length === 0 && query.search !== '' ? (
        <EmptyState
          picture={nothingFound}
          title={t.duplicates.noMatch(bidiIsolate(query.search))}
        />
      ) : null}
      {page.data && pairs.length === 0 && query.search === '' ? (
        <EmptyState picture={nothingYet} title={t.duplicates.empty[query.state]}>
          <p>{t.duplicates.emptyNote}</p>
        </EmptyState>
      ) : null}
      {page.data && pairs.length > 0 ? (
        <div className={styles.columns}>
          <div>
            <PairList
              label={t.duplicates.lists[query.state]}
              pairs={pairs}
              chosen={chosen && pairKey(chosen)}
            />
            {page.data.pagination.total_pages > 1 ? (
              <ListPager
                pagination={page.data.pagination}
                size={query.limit}
                sizes={VOLUNTEER_PAGE_SIZES}
                alsoChange={{ pair: undefined }}
              />
            ) : null}
          </div>
          {chosen ? (
            <PairComparison
              key={pairKey(chosen)}
              pair={chosen}
              now={now}
              titleRef={titleRef}
              onDecided={(gone) => goOn(chosen, gone)}
            />
          ) : (
            <p>{t.duplicates.notInList}</p>
          )}
        </div>
      ) : null}
    </>
  );
}

/** The pressed button disappears with the decided pair. */
function useFocusOnNext(chosen: string | undefined): {
  titleRef: RefObject<HTMLHeadingElement | null>;
  focusNext: () => void;
} {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(chosen);
  const isDecided = useRef(false);
  useEffect(() => {
    if (isDecided.current && shown.current !== chosen) {
      isDecided.current = false;
      if (titleRef.current) titleRef.current.focus();
      else focusScreen();
    }
    shown.current = chosen;
  }, [chosen]);
  return {
    titleRef,
    focusNext: () => {
      isDecided.current = true;
    },
  };
}
