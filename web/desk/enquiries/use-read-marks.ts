// What has been marked since the list was loaded. The list itself is not read again for it: every query
// stays where it is, also among the unread, so that a mark can be taken back.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReceivedQuery } from '#domain/enquiry-schema.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { call } from '../api/client.ts';
import { failedTo, isNotFound } from '../messages/messages.ts';
import type { QueryCounts, QueryList } from './load-enquiries.ts';
import { changeUnread } from './unread-enquiries.ts';

type Marks = ReadonlyMap<number, ReceivedQuery>;
const NONE: Marks = new Map();

export function useReadMarks(list: QueryList) {
  const { revalidate } = useRevalidator();
  const say = useToast();
  const [made, setMade] = useState({ list, marks: NONE });
  const [said, setSaid] = useState('');
  const marks = made.list === list ? made.marks : NONE;
  const loaded = list.page.data?.data ?? [];

  async function mark({ id, name, is_read }: ReceivedQuery): Promise<void> {
    try {
      const { data } = await call('setQueryRead', { id, body: { is_read: !is_read } });
      setMade((before) => ({
        list,
        marks: new Map(before.list === list ? before.marks : NONE).set(id, data),
      }));
      changeUnread(data.is_read ? -1 : 1);
      setSaid(`${name} is marked as ${data.is_read ? 'read' : 'unread'}`);
    } catch (error) {
      say({ text: failedTo.markQuery(error) });
      if (isNotFound(error)) await revalidate();
    }
  }
  return {
    rows: loaded.map((query) => marks.get(query.id) ?? query),
    counts: list.counts && withMarks(list.counts, loaded, marks),
    mark,
    /** For screen readers: the button changes its words under the finger. */
    said,
  };
}

function withMarks(
  { all, unread, read }: QueryCounts,
  loaded: readonly ReceivedQuery[],
  marks: Marks,
): QueryCounts {
  const moved = loaded.map(({ id, is_read }) => {
    const marked = marks.get(id);
    return marked ? Number(marked.is_read) - Number(is_read) : 0;
  });
  const by = moved.reduce((sum, each) => sum + each, 0);
  return { all, unread: unread - by, read: read + by };
}
