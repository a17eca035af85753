import { Filter } from 'lucide-react';
import { ENQUIRY_KINDS } from '#domain/enquiries/enquiry.ts';
import { useMessages } from '../../messages/store.ts';
import { LabelledSelect } from '../../ui/forms/controls/labelled-select.tsx';
import { SearchBox } from '../../ui/forms/controls/search-box.tsx';
import { SegmentedControl } from '../../ui/tabs/segmented-control.tsx';
import { useListAddress } from '../navigation/use-list-address.ts';
import styles from './enquiry-tools.module.css';
import { type EnquiryCounts, type EnquiryListQuery, STATE_FILTERS } from './load-enquiries.ts';

interface EnquiryToolsProps {
  query: EnquiryListQuery;
  counts: EnquiryCounts | null;
}

export function EnquiryTools({ query, counts }: EnquiryToolsProps) {
  const { which, statuses, searchPlaceholder, kind, kinds, allKinds, work } =
    useMessages().enquiries;
  const { change } = useListAddress();
  return (
    <div className={styles.tools}>
      {query.state === 'deleted' ? null : (
        <SegmentedControl
          legend={which}
          name="status"
          value={query.status}
          options={[
            { value: 'all', label: statuses.all, count: counts?.all },
            { value: 'unread', label: statuses.unread, count: counts?.unread },
            { value: 'read', label: statuses.read, count: counts?.read },
          ]}
          onChange={(status) => change({ status: status === 'all' ? undefined : status })}
        />
      )}
      <LabelledSelect
        label={kind}
        name="kind"
        icon={<Filter size={20} />}
        value={query.kind ?? ''}
        options={[
          { value: '', label: allKinds },
          ...ENQUIRY_KINDS.map((value) => ({ value, label: kinds[value] })),
        ]}
        onChange={(value) => change({ kind: value })}
      />
      <LabelledSelect
        label={work.filter}
        name="state"
        value={query.state}
        options={STATE_FILTERS.map((value) => ({ value, label: work.states[value] }))}
        onChange={(state) => change({ state: state === 'all' ? undefined : state })}
      />
      <div className={styles.search}>
        <SearchBox
          placeholder={searchPlaceholder}
          search={query.search}
          onSearch={(search) => change({ search }, { replace: query.search !== '' })}
        />
      </div>
    </div>
  );
}
