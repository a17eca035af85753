import type { Pagination } from '#domain/paging.ts';
import { Pager } from '../../ui/lists/pager.tsx';
import { type PagedList, savePageSize } from '../device/page-size.ts';
import type { Changes } from './list-parameters.ts';
import { useListAddress } from './use-list-address.ts';

interface ListPagerProps {
  pagination: Pagination;
  size: number;
  sizes: readonly number[];
  /** The list whose chosen size this device remembers. */
  remember?: PagedList;
  /** Further parameters that change with the page. */
  alsoChange?: Changes;
}

/** The pager of a list whose page and size are in its address. */
export function ListPager({ remember, alsoChange, ...pager }: ListPagerProps) {
  const { change } = useListAddress();
  return (
    <Pager
      {...pager}
      onPage={(page) =>
        change({ ...alsoChange, page: page === 1 ? undefined : page }, { toTop: true })
      }
      onSize={(limit) => {
        if (remember) savePageSize(remember, limit);
        change({ limit });
      }}
    />
  );
}
