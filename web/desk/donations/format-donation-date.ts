import type { Messages } from '../../messages/messages.ts';

/** `12 Jun 2026` for 2026-06-12, a day without a time or a zone. */
export function formatDonationDate(t: Messages, date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${t.time.months[Number(month) - 1]} ${year}`;
}
