import type { SampleEnquiry } from '#sample-data/enquiries.ts';
import { writeAudit } from '#server/audit-log/audit-log.ts';
import { saveEnquiry } from '#server/enquiries/save-enquiry.ts';
import { listEnquiries, setRead } from '#server/enquiries/store.ts';
import { by, type DemoEvent, daysBefore, type Worker, workingHour } from './event.ts';

const READ_EVERY_DAYS = 3.5;
const UNREAD_DAYS = 5;

export function enquiryEvents(
  now: Date,
  admin: Worker,
  enquiries: readonly SampleEnquiry[],
): DemoEvent[] {
  const oldest = Math.max(...enquiries.map(({ daysAgo }) => daysAgo));
  const readings: DemoEvent[] = [];
  for (let days = UNREAD_DAYS; days < oldest; days += READ_EVERY_DAYS) {
    readings.push({ at: daysBefore(now, days), act: reading(admin) });
  }
  const received = enquiries.map(
    ({ daysAgo, ...enquiry }) =>
      ({
        at: daysAgo > UNREAD_DAYS ? workingHour(now, daysAgo) : daysBefore(now, daysAgo),
        act: (ctx) => saveEnquiry(ctx, enquiry),
      }) satisfies DemoEvent,
  );
  return [...received, ...readings];
}

function reading(reader: Worker): DemoEvent['act'] {
  return async (ctx) => {
    const event = { action: 'signIn', entity: 'volunteer', id: reader.id } as const;
    await writeAudit(ctx.db, { ...event, by: by(reader) }, ctx.now());
    const unread = { page: 1, limit: 50, search: '', status: 'unread' } as const;
    const { data } = await listEnquiries(ctx, console, unread);
    for (const enquiry of data) await setRead(ctx, console, enquiry.id, true);
  };
}
