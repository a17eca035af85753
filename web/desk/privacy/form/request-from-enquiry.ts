// The values that a privacy request takes from a visitor's enquiry.
import { dayInIndia } from '#domain/indian-time.ts';
import { isNotFound } from '../../../messages/errors.ts';
import { formatExactTime } from '../../../messages/format-time.ts';
import { currentMessages } from '../../../messages/store.ts';
import { call } from '../../api/client.ts';
import { type Loaded, load } from '../../api/load.ts';
import { recordId } from '../../navigation/record-id.ts';
import type { RequestValues } from './request-values.ts';

const NOTHING: Loaded<Partial<RequestValues>> = { data: {}, problem: null };

/** Reads `?query=`. Nothing if the message is deleted: the form is then empty. */
export async function loadFromEnquiry({
  url,
  signal,
}: Request): Promise<Loaded<Partial<RequestValues>>> {
  const { searchParams } = new URL(url);
  const id = recordId(searchParams.get('query') ?? '');
  if (id === null) return NOTHING;
  const { data, problem } = await load(call('readEnquiry', { id, signal }));
  if (problem) return isNotFound(problem) ? NOTHING : { data: null, problem };
  const { name, phone, email, created_at, survey } = data.data;
  const t = currentMessages();
  const prefilled = {
    person_name: name,
    contact: [phone, email].filter(Boolean).join(', '),
    // Not the message: the request stays when the query is deleted.
    details: t.privacy.fromQuery(formatExactTime(t, created_at)),
    received_on: dayInIndia(new Date(created_at)),
    survey_id: String(survey?.id ?? ''),
  };
  return { data: prefilled, problem: null };
}
