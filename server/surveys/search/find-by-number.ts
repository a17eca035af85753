import { isAadhaar } from '#domain/surveys/aadhaar.ts';
import { looksLikeDocument } from '#domain/surveys/other-document.ts';
import { withoutDigitSeparators } from '#domain/text/text.ts';
import type { AppContext } from '../../context.ts';
import { numbersSearched } from '../identity-numbers/identity-numbers.ts';
import { dateOrderOf } from '../survey-query.ts';
import type { SearchResult, SurveySelection } from './search-result.ts';

/** The blind index is twice as fast as the full-text search. @returns undefined if no visible entry has the number */
export async function findByNumber(
  { db, vault }: AppContext,
  {
    query: { search, type, sort },
    filter: { deleted, ownerId },
    window: { limit, offset },
  }: SurveySelection,
): Promise<SearchResult | undefined> {
  if (!(isAadhaar(withoutDigitSeparators(search)) || looksLikeDocument(search))) return undefined;
  const { aadhaarIndex = null, documentNumberIndex = null } = numbersSearched(vault, search);
  const found = db
    .selectFrom('surveys')
    .where((number) =>
      number.or([
        number('aadhar_index', '=', aadhaarIndex),
        number('other_document_index', '=', documentNumberIndex),
      ]),
    )
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .$if(ownerId !== undefined, (own) => own.where('volunteer_id', '=', ownerId ?? 0));
  const order = dateOrderOf(sort);
  const rows = await found
    .select(['id', 'survey_type'])
    .orderBy('created_at', order)
    .orderBy('id', order)
    .execute();
  if (rows.length === 0) return undefined;
  const counts = { adult: 0, child: 0 };
  for (const { survey_type } of rows) counts[survey_type] += 1;
  const ids = rows.filter(({ survey_type }) => !type || survey_type === type).map(({ id }) => id);
  return { ids: ids.slice(offset, offset + limit), counts };
}
