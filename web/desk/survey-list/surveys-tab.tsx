import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../messages/store.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { Loaded } from '../api/load.ts';
import { DeferredToCorrect, type LoadedToCorrect } from '../corrections/deferred-to-correct.tsx';
import { AdminTabs } from '../dashboard/admin-tabs.tsx';
import { DashboardHead } from '../dashboard/dashboard-head.tsx';
import { NewEntryButton } from '../dashboard/new-entry-button.tsx';
import { ServerWarnings } from '../dashboard/server-warnings.tsx';
import type { OpenDraft } from '../drafts/draft-url.ts';
import { ResumeDrafts } from '../drafts/resume-drafts.tsx';
import { HouseholdButton } from '../household/household-button.tsx';
import { NewEntry } from '../survey-form/new-entry.tsx';
import type { VolunteerChoice } from '../volunteers/choice/volunteer-choice.ts';
import { DeferredList } from './deferred-list.tsx';
import type { SurveyList as List } from './load-surveys.ts';

interface SurveysTabProps {
  actor: SignedInUser;
  list: List | Promise<List>;
  /** The admin's own entries to correct. */
  toCorrect: LoadedToCorrect;
}

export function SurveysTab({ actor, list, toCorrect }: SurveysTabProps) {
  const t = useMessages();
  return (
    <>
      <DashboardHead title={t.layout.titles.admin} actor={actor}>
        <HouseholdButton actor={actor} />
        <NewEntryButton />
      </DashboardHead>
      <AdminTabs current="surveys" />
      <ServerWarnings />
      <ResumeDrafts actor={actor} />
      <DeferredToCorrect entries={toCorrect} />
      <DeferredList actor={actor} list={list} />
    </>
  );
}

interface NewEntryTabProps {
  actor: SignedInUser;
  openDraft: OpenDraft;
  volunteers: Loaded<VolunteerChoice>;
}

export function NewEntryTab({ actor, openDraft, volunteers }: NewEntryTabProps) {
  const t = useMessages();
  return (
    <>
      <h1>
        <VisuallyHidden>{t.layout.titles.admin}</VisuallyHidden>
      </h1>
      <NewEntry key={openDraft.id} actor={actor} openDraft={openDraft} volunteers={volunteers} />
    </>
  );
}
