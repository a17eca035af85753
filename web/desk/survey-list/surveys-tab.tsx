import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Loaded } from '../api/load.ts';
import { AdminTabs } from '../dashboard/admin-tabs.tsx';
import { DashboardHead } from '../dashboard/dashboard-head.tsx';
import { NewEntryButton } from '../dashboard/new-entry-button.tsx';
import type { OpenDraft } from '../drafts/draft-url.ts';
import { ResumeDrafts } from '../drafts/resume-drafts.tsx';
import { LowDiskBanner } from '../layout/low-disk-banner.tsx';
import { NewEntry } from '../survey-form/new-entry.tsx';
import type { VolunteerChoice } from '../survey-form/volunteer/volunteer-choice.ts';
import type { SurveyList as List } from './load-surveys.ts';
import { SurveyList } from './survey-list.tsx';

export function SurveysTab({ actor, list }: { actor: SignedInUser; list: List }) {
  return (
    <>
      <DashboardHead title="Admin Dashboard" actor={actor}>
        <NewEntryButton />
      </DashboardHead>
      <AdminTabs current="surveys" />
      <LowDiskBanner />
      <ResumeDrafts actor={actor} />
      <SurveyList actor={actor} list={list} />
    </>
  );
}

interface NewEntryTabProps {
  actor: SignedInUser;
  openDraft: OpenDraft;
  volunteers: Loaded<VolunteerChoice>;
}

export function NewEntryTab({ actor, openDraft, volunteers }: NewEntryTabProps) {
  return (
    <>
      <h1>
        <VisuallyHidden>Admin Dashboard</VisuallyHidden>
      </h1>
      <NewEntry key={openDraft.id} actor={actor} openDraft={openDraft} volunteers={volunteers} />
    </>
  );
}
