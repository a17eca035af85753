// The note with which an entry was sent back, where the entry is read and corrected.
import { Reply } from 'lucide-react';
import type { ReplyOf } from '#domain/contract.ts';
import type { EntryToCorrect } from '#domain/surveys/corrections/correction-schema.ts';
import { formatTime } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import type { Loaded } from '../api/load.ts';
import type { RecentEntry } from '../recent/recent-repository.ts';
import styles from './correction-request.module.css';

export type OpenRequest = Pick<EntryToCorrect, 'note' | 'by_name' | 'at'>;

/** @param known from the device, for a server that does not answer @returns null unless it waits for a correction */
export function openRequestOf(
  correction: Loaded<ReplyOf<'readCorrection'>>,
  known: RecentEntry | null,
): OpenRequest | null {
  if (!correction.data) return known?.toCorrect ?? null;
  const { state, steps } = correction.data.data;
  const asked = state === 'waiting' ? steps.findLast(({ kind }) => kind === 'sent_back') : null;
  return asked ? { note: asked.note, by_name: asked.by.name, at: asked.at } : null;
}

export function CorrectionRequest({ request, now }: { request: OpenRequest; now: Date }) {
  const t = useMessages();
  const { note, by_name, at } = request;
  const title = [t.corrections.steps.sent_back, bidiIsolate(by_name), formatTime(t, at, now)];
  return (
    <div className={styles.request}>
      <Banner kind="note" urgent={false} icon={<Reply size={20} />} title={title.join(' · ')}>
        <q lang={langOf(note)}>{note}</q>
      </Banner>
    </div>
  );
}
