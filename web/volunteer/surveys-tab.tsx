import type { SignedIn } from '#domain/volunteer.ts';
import { ForReaders } from '../ui/for-readers.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import type { Loaded } from './load.ts';
import { LowDiskBanner } from './low-disk-banner.tsx';
import { NewEntryButton } from './new-entry-button.tsx';
import { NewEntry } from './survey-form/new-entry.tsx';
import type { VolunteerChoice } from './survey-form/volunteer-choice.ts';
import type { SurveyList as List } from './survey-list/load-surveys.ts';
import { SurveyList } from './survey-list/survey-list.tsx';
import type { Writing } from './unfinished/at-address.ts';
import { Offers } from './unfinished/offers.tsx';

export function SurveysTab({ actor, list }: { actor: SignedIn; list: List }) {
  return (
    <>
      <DashboardHead title="Admin Dashboard" actor={actor}>
        <NewEntryButton />
      </DashboardHead>
      <AdminTabs current="surveys" />
      <LowDiskBanner />
      <Offers actor={actor} />
      <SurveyList actor={actor} list={list} />
    </>
  );
}

interface NewEntryTabProps {
  actor: SignedIn;
  writing: Writing;
  volunteers: Loaded<VolunteerChoice>;
}

export function NewEntryTab({ actor, writing, volunteers }: NewEntryTabProps) {
  return (
    <>
      <h1>
        <ForReaders>Admin Dashboard</ForReaders>
      </h1>
      <NewEntry key={writing.id} actor={actor} writing={writing} volunteers={volunteers} />
    </>
  );
}
