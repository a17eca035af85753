import type { SignedIn } from '#domain/volunteer.ts';
import { ForReaders } from '../../ui/visually-hidden.tsx';
import type { Loaded } from '../api/load.ts';
import { AdminTabs } from '../dashboard/admin-tabs.tsx';
import { DashboardHead } from '../dashboard/dashboard-head.tsx';
import { NewEntryButton } from '../dashboard/new-entry-button.tsx';
import type { Writing } from '../drafts/draft-url.ts';
import { Offers } from '../drafts/resume-drafts.tsx';
import { LowDiskBanner } from '../layout/low-disk-banner.tsx';
import { NewEntry } from '../survey-form/new-entry.tsx';
import type { VolunteerChoice } from '../survey-form/volunteer/volunteer-choice.ts';
import type { SurveyList as List } from './load-surveys.ts';
import { SurveyList } from './survey-list.tsx';

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
