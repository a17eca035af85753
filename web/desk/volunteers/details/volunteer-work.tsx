import type { VolunteerActivity } from '#domain/volunteers/volunteer-activity-schema.ts';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { formatWeek } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { EmptyState } from '../../../ui/lists/empty-state.tsx';
import { Figures } from '../../../ui/lists/figures.tsx';
import nothingYet from '../../../ui/lists/nothing-yet.svg';
import { Panel } from '../../../ui/panel.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { LatestEntries } from './latest-entries.tsx';

interface VolunteerWorkProps {
  volunteer: Volunteer;
  activity: VolunteerActivity;
  now: Date;
}

export function VolunteerWork({ volunteer, activity, now }: VolunteerWorkProps) {
  const t = useMessages();
  const { work } = t.volunteers;
  const { entries, last_7_days, adults, children, weeks, latest } = activity;
  if (entries === 0) {
    return (
      <EmptyState picture={nothingYet} title={work.none(bidiIsolate(volunteer.name))}>
        <p>{work.noneHint}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Figures
        figures={[
          { name: work.all, count: entries },
          { name: work.lastSevenDays, count: last_7_days },
          { name: work.adults, count: adults },
          { name: work.children, count: children },
        ]}
      />
      <Panel title={work.weeks}>
        <BarChart
          bars={weeks.map(({ from, entries: count }) => ({
            key: from,
            label: formatWeek(t, from),
            parts: [count],
            spoken: work.inTheWeekOf(count),
          }))}
        />
      </Panel>
      <LatestEntries volunteerId={volunteer.id} latest={latest} total={entries} now={now} />
    </>
  );
}
