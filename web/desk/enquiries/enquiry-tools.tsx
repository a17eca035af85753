import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useAddress } from '../navigation/list-address.ts';
import { SearchBox } from '../parts/search-box.tsx';
import styles from './enquiry-tools.module.css';
import type { EnquiryCounts, EnquiryListQuery } from './load-enquiries.ts';

interface EnquiryToolsProps {
  query: EnquiryListQuery;
  counts: EnquiryCounts | null;
}

export function EnquiryTools({ query, counts }: EnquiryToolsProps) {
  const { change } = useAddress();
  return (
    <div className={styles.tools}>
      <SegmentedControl
        legend="Which queries"
        name="status"
        value={query.status}
        options={[
          { value: 'all', label: 'All', count: counts?.all },
          { value: 'unread', label: 'Unread', count: counts?.unread },
          { value: 'read', label: 'Read', count: counts?.read },
        ]}
        onChange={(status) => change({ status: status === 'all' ? undefined : status })}
      />
      <div className={styles.search}>
        <SearchBox
          placeholder="Name, phone or message"
          search={query.search}
          onSearch={(search) => change({ search }, { replace: query.search !== '' })}
        />
      </div>
    </div>
  );
}
