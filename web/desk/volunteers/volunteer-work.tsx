import type { VolunteerActivity } from '#domain/volunteers/volunteer-activity-schema.ts';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { bidiIsolate } from '../../ui/isolated.ts';
import { EmptyState } from '../../ui/lists/empty.tsx';
import { Figures } from '../../ui/lists/figures.tsx';
import { Panel } from '../../ui/panel.tsx';
import nothingYet from '../parts/nothing-yet.svg';
import { LatestEntries } from './latest-entries.tsx';
import { WeekBars } from './week-bars.tsx';

interface VolunteerWorkProps {
  volunteer: Volunteer;
  activity: VolunteerActivity;
  now: Date;
}

export function VolunteerWork({ volunteer, activity, now }: VolunteerWorkProps) {
  const { entries, last_7_days, adults, children, weeks, latest } = activity;
  if (entries === 0) {
    return (
      <EmptyState
        picture={nothingYet}
        title={`${bidiIsolate(volunteer.name)} has not recorded an entry yet`}
      >
        <p>The first one will be counted here.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Figures
        figures={[
          { name: 'Entries in all', count: entries },
          { name: 'Last 7 days', count: last_7_days },
          { name: 'Adults', count: adults },
          { name: 'Children', count: children },
        ]}
      />
      <Panel title="Entries a week">
        <WeekBars weeks={weeks} />
      </Panel>
      <LatestEntries volunteerId={volunteer.id} latest={latest} total={entries} now={now} />
    </>
  );
}
