import { AUDIT_ENTITIES, type AuditEntity } from '#domain/audit-log/audit-log.ts';
import type { ReplyOf } from '#domain/contract.ts';
import { isDate } from '#domain/indian-time.ts';
import { call } from '../api/client.ts';
import { type Loaded, load } from '../api/load.ts';
import { oneOf } from '../navigation/list-parameters.ts';
import { recordId } from '../navigation/record-id.ts';
import { loadOwner } from '../survey-list/load-surveys.ts';

export interface EventQuery {
  volunteer_id: number | undefined;
  entity: AuditEntity | undefined;
  entity_id: number | undefined;
  until: string | undefined;
  before: number | undefined;
}

export interface EventList {
  query: EventQuery;
  page: Loaded<ReplyOf<'listAuditEvents'>>;
  /** The name of the account whose events are shown. */
  volunteer: string | undefined;
  /** The time of loading, for relative dates. */
  now: Date;
}

export async function loadEvents({ url, signal }: Request): Promise<EventList> {
  const { searchParams } = new URL(url);
  const query = {
    volunteer_id: idIn(searchParams, 'volunteer'),
    entity: oneOf(AUDIT_ENTITIES, searchParams.get('entity')),
    entity_id: idIn(searchParams, 'id'),
    until: dayIn(searchParams, 'until'),
    before: idIn(searchParams, 'before'),
  };
  const [page, volunteer] = await Promise.all([
    load(call('listAuditEvents', { query, signal })),
    query.volunteer_id === undefined ? undefined : loadOwner(query.volunteer_id, { signal }),
  ]);
  return { query, page, volunteer: volunteer?.volunteer_name, now: new Date() };
}

function idIn(parameters: URLSearchParams, name: string): number | undefined {
  return recordId(parameters.get(name) ?? '') ?? undefined;
}

function dayIn(parameters: URLSearchParams, name: string): string | undefined {
  const sent = parameters.get(name) ?? '';
  return isDate(sent) ? sent : undefined;
}
