import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../messages/store.ts';
import { DeleteSurvey } from '../survey/delete-survey.tsx';
import { RestoreSurvey } from '../survey/restore-survey.tsx';
import { chipsOf } from './filters/chips.ts';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { SaveView } from './filters/save-view.tsx';
import type { SurveyList } from './load-surveys.ts';
import { nameOf } from './volunteer-filter.tsx';

export type OpenDialog =
  | { kind: 'filters' | 'saveView' }
  | { kind: 'delete' | 'restore'; survey: Survey };

interface ListDialogProps {
  dialog: OpenDialog;
  list: SurveyList;
  actor: SignedInUser;
  onClose: () => void;
}

/** Stays open when its list becomes empty. */
export function ListDialog({ dialog, list, actor, onClose }: ListDialogProps) {
  const t = useMessages();
  const { query, owner, views } = list;
  switch (dialog.kind) {
    case 'filters':
      return (
        <FilterSheet
          query={query}
          isAdmin={actor.is_admin}
          owner={owner}
          views={views}
          onClose={onClose}
        />
      );
    case 'saveView': {
      const values = chipsOf(t, query, list.place).map(({ value }) => value);
      const suggestion = [...(owner ? [nameOf(t, owner)] : []), ...values].join(', ');
      return <SaveView suggestion={suggestion} onClose={onClose} />;
    }
    case 'delete':
      return <DeleteSurvey survey={dialog.survey} actor={actor} onClose={onClose} />;
    case 'restore':
      return <RestoreSurvey survey={dialog.survey} onClose={onClose} />;
  }
}
