// Read marks set since the list was loaded. The list is not reloaded for them: every enquiry keeps its
// place, also under Unread, so that a mark can be undone.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { isNotFound } from '../../messages/errors.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { call } from '../api/client.ts';
import { enquiryFailure } from './enquiry-failure.ts';
import type { EnquiryCounts, EnquiryList } from './load-enquiries.ts';
import { unreadEnquiries } from './unread-enquiries.ts';

type Marks = ReadonlyMap<number, ReceivedEnquiry>;
const NONE: Marks = new Map();

export function useReadMarks(list: EnquiryList) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const [current, setCurrent] = useState({ list, marks: NONE });
  const [announcement, setAnnouncement] = useState<LocalizedText | null>(null);
  const marks = current.list === list ? current.marks : NONE;
  const loaded = list.page.data?.data ?? [];

  async function mark({ id, name, is_read }: ReceivedEnquiry): Promise<void> {
    try {
      const { data } = await call('setEnquiryRead', { id, body: { is_read: !is_read } });
      setCurrent((before) => ({
        list,
        marks: new Map(before.list === list ? before.marks : NONE).set(id, data),
      }));
      unreadEnquiries.change(data.is_read ? -1 : 1);
      const say: LocalizedText = ({ enquiries }) =>
        data.is_read ? enquiries.markedRead(name) : enquiries.markedUnread(name);
      setAnnouncement(() => say);
    } catch (error) {
      showToast({ text: enquiryFailure('markEnquiry')(error)(t) });
      if (isNotFound(error)) await revalidate();
    }
  }
  return {
    rows: loaded.map((enquiry) => marks.get(enquiry.id) ?? enquiry),
    counts: list.counts && withMarks(list.counts, loaded, marks),
    mark,
    /** For screen readers, because the button's label changes while it has the focus. */
    announcement,
  };
}

function withMarks(
  { all, unread, read }: EnquiryCounts,
  loaded: readonly ReceivedEnquiry[],
  marks: Marks,
): EnquiryCounts {
  const moved = loaded.map(({ id, is_read }) => {
    const marked = marks.get(id);
    return marked ? Number(marked.is_read) - Number(is_read) : 0;
  });
  const by = moved.reduce((sum, each) => sum + each, 0);
  return { all, unread: unread - by, read: read + by };
}
