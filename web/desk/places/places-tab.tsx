import { useState } from 'react';
import { pagination, SURVEY_PAGE_SIZES } from '#domain/paging.ts';
import { PLACE_FIELDS } from '#domain/places/place.ts';
import type { Place } from '#domain/places/place-schema.ts';
import { toSearchText } from '#domain/text/text.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { messageOf } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { SearchBox } from '../../ui/forms/controls/search-box.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import nothingFound from '../../ui/lists/nothing-found.svg';
import nothingYet from '../../ui/lists/nothing-yet.svg';
import { SegmentedControl } from '../../ui/tabs/segmented-control.tsx';
import { AdminTabs } from '../dashboard/admin-tabs.tsx';
import { DashboardHead } from '../dashboard/dashboard-head.tsx';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { focusScreen } from '../navigation/focus-screen.ts';
import { ListPager } from '../navigation/list-pager.tsx';
import { useListAddress } from '../navigation/use-list-address.ts';
import { ImportPlaces } from './import-places.tsx';
import { type PlaceList, placeKey } from './load-places.ts';
import { MERGE_PANEL, MergePanel } from './merge-panel.tsx';
import { PlaceTable } from './place-table.tsx';
import styles from './places.module.css';

export function PlacesTab({ actor, list }: { actor: SignedInUser; list: PlaceList }) {
  const t = useMessages();
  const { change } = useListAddress();
  const { field, search, limit, places } = list;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const all = places.data?.data ?? [];
  const shown = all.filter((place) => isFound(place, toSearchText(search)));
  const lastPage = Math.max(1, Math.ceil(shown.length / limit));
  const page = Math.min(list.page, lastPage);
  const merging = all.filter((place) => chosen.includes(placeKey(place)));
  return (
    <>
      <DashboardHead title={t.layout.titles.admin} actor={actor} />
      <AdminTabs current="places" />
      <div className={styles.tools}>
        <SegmentedControl
          legend={t.places.field}
          name="field"
          value={field}
          options={PLACE_FIELDS.map((value) => ({
            value,
            label: t.places.fields[value],
            count: value === field ? all.length : undefined,
          }))}
          onChange={(value) => {
            setChosen([]);
            change({ field: value === 'constituency' ? undefined : value });
          }}
        />
        <div className={styles.search}>
          <SearchBox
            placeholder={t.places.search}
            search={search}
            onSearch={(text) => change({ search: text }, { replace: search !== '' })}
          />
        </div>
        <ImportPlaces />
      </div>
      {places.problem ? (
        <RetryBanner title={t.places.notLoaded(messageOf(places.problem)(t))} />
      ) : null}
      {places.data && all.length === 0 ? (
        <EmptyState picture={nothingYet} title={t.places.empty}>
          <p>{t.places.emptyHint}</p>
        </EmptyState>
      ) : null}
      {all.length > 0 ? (
        <div className={styles.panels}>
          <div>
            {shown.length === 0 ? (
              <EmptyState picture={nothingFound} title={t.places.noMatch} />
            ) : (
              <PlaceTable
                places={shown.slice((page - 1) * limit, page * limit)}
                chosen={chosen}
                onToggle={(place) => setChosen(toggled(chosen, placeKey(place)))}
              />
            )}
            {shown.length > Math.min(...SURVEY_PAGE_SIZES) ? (
              <ListPager
                pagination={pagination(page, limit, shown.length)}
                size={limit}
                sizes={SURVEY_PAGE_SIZES}
              />
            ) : null}
          </div>
          {chosen.length > 0 ? (
            <a className={styles.toPanel} href={`#${MERGE_PANEL}`}>
              {t.places.chosen(chosen.length)}
            </a>
          ) : null}
          <MergePanel
            key={chosen.length > 0 ? 'chosen' : 'none'}
            places={merging}
            onDone={() => {
              setChosen([]);
              focusScreen();
            }}
          />
        </div>
      ) : null}
    </>
  );
}

function toggled(chosen: readonly string[], key: string): string[] {
  return chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
}

function isFound({ name, local_name, spellings }: Place, search: string): boolean {
  const names = [name, local_name, ...spellings.map(({ spelling }) => spelling)];
  return names.some((each) => toSearchText(each).includes(search));
}
