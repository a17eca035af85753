// Earlier releases stored views with a person's number, and so do backups of that time.
import { isSearchForNumber } from '#domain/surveys/search/saved-view.ts';
import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs.ts';
import { removeViews } from './remove-views.ts';

export function removeNumberViewsJob({ db }: AppContext): Job {
  return {
    run: () => removeViews(db, 'search', isSearchForNumber),
    failure: 'saved views with numbers of people could not be removed',
  };
}
