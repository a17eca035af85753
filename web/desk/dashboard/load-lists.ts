import { loadToCorrect } from '../corrections/deferred-to-correct.tsx';
import { deferList } from '../survey-list/deferred-list.tsx';
import { isListOnScreen } from '../survey-list/list-on-screen.ts';
import { loadSurveys } from '../survey-list/load-surveys.ts';

/** Both as promises when the dashboard opens, and loaded when the list on the screen changes. */
export async function loadLists(
  endpoint: 'listSurveys' | 'listOwnSurveys',
  request: Request,
  account: number,
) {
  const toCorrect = loadToCorrect(account, request.signal);
  const { list } = await deferList(loadSurveys(endpoint, request, account));
  return { list, toCorrect: isListOnScreen() ? await toCorrect : toCorrect };
}
