// A model of the entries in memory: who gets which response, and what is stored afterwards.
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import { UNDO_SECONDS } from '#domain/surveys/survey.ts';

export interface ModelVolunteer {
  id: number;
  name: string;
  isAdmin: boolean;
  state: 'active' | 'inactive' | 'deleted';
}

export type Fields = Record<string, unknown>;

export interface ModelVersion {
  fields: Fields;
  action: 'create' | 'update' | 'delete' | 'restore';
  by: number;
}

export interface ModelEntry {
  id: number;
  fields: Fields;
  owner: ModelVolunteer;
  createdAt: number;
  deletion: { at: number; by: number } | undefined;
  versions: ModelVersion[];
}

export interface IdempotencyRecord {
  body: string;
  entry: ModelEntry;
}

export interface ListFilter {
  type: 'adult' | 'child' | undefined;
  search: string | undefined;
  sort: 'date_new' | 'date_old';
  deleted: boolean;
  owner: ModelVolunteer | undefined;
}

export interface Model {
  entries: ModelEntry[];
  /** By sender and idempotency key. */
  keys: Map<string, IdempotencyRecord>;
  now: () => number;
}

/** Values of fields that were not sent. */
const DEFAULTS = { other_no: '', class: null, father_name: '', employed: false, income: 0 };

/** Fields that an edit did not send stay. */
export function fieldsAfter(draft: Fields, before: Fields = DEFAULTS): Fields {
  const fields: Fields = { ...before, ...draft };
  if (fields.same_address) fields.permanent_address = fields.correspondence_address;
  return fields;
}

export function refusalOfEdit(
  entry: ModelEntry | undefined,
  actor: ModelVolunteer,
  expected: number | undefined,
  newOwner?: ModelVolunteer,
): ProblemCode | undefined {
  const refusal = refusalOfRead(entry, actor);
  if (refusal || !entry) return refusal ?? 'surveyNotFound';
  const isReassigned = newOwner && newOwner !== entry.owner;
  if (isReassigned && newOwner.state !== 'active') return 'brokenRule';
  if (entry.deletion) return 'surveyNotFound';
  return expected === undefined || expected === entry.versions.length ? undefined : 'staleVersion';
}

/** Owners do not see their deleted entries, admins do; other volunteers' entries are forbidden. */
export function refusalOfRead(
  entry: ModelEntry | undefined,
  actor: ModelVolunteer,
): ProblemCode | undefined {
  if (!entry) return 'surveyNotFound';
  if (actor.isAdmin) return undefined;
  if (entry.owner !== actor) return 'forbidden';
  return entry.deletion ? 'surveyNotFound' : undefined;
}

export function refusalOfUndo(
  model: Model,
  entry: ModelEntry | undefined,
  actor: ModelVolunteer,
): ProblemCode | undefined {
  if (!entry) return 'surveyNotFound';
  if (!actor.isAdmin && entry.owner !== actor) return 'forbidden';
  if (!entry.deletion) return 'notDeleted';
  if (entry.deletion.by !== actor.id) return 'forbidden';
  return model.now() - entry.deletion.at > UNDO_SECONDS * 1000 ? 'undoTooLate' : undefined;
}

export function refusalOfRestore(
  entry: ModelEntry | undefined,
  actor: ModelVolunteer,
): ProblemCode | undefined {
  if (!actor.isAdmin) return 'forbidden';
  if (!entry) return 'surveyNotFound';
  return entry.deletion ? undefined : 'notDeleted';
}

export function refusalOfRevert(
  entry: ModelEntry | undefined,
  actor: ModelVolunteer,
  version: number,
  expected: number | undefined,
): ProblemCode | undefined {
  const refused = refusalOfEdit(entry, actor, expected);
  if (refused || !entry) return refused;
  const earlier = entry.versions[version - 1];
  if (!earlier) return 'versionNotFound';
  return isSame(earlier.fields, entry.fields) ? 'nothingToPutBack' : undefined;
}

export function addVersion(
  entry: ModelEntry,
  action: ModelVersion['action'],
  by: ModelVolunteer,
  fields = entry.fields,
): void {
  entry.fields = fields;
  entry.versions.push({ fields, action, by: by.id });
}

/** Every match, not only a page. */
export function listed({ entries }: Model, filter: ListFilter): ModelEntry[] {
  const newestLast = [...entries].sort((a, b) => a.createdAt - b.createdAt || a.id - b.id);
  const found = newestLast.filter(
    ({ fields, owner, deletion }) =>
      (deletion !== undefined) === filter.deleted &&
      (!filter.owner || owner === filter.owner) &&
      (!filter.search || String(fields.name).toLowerCase().includes(filter.search.toLowerCase())),
  );
  return filter.sort === 'date_new' ? found.reverse() : found;
}

export const ofType = (entries: ModelEntry[], type: ListFilter['type']): ModelEntry[] =>
  entries.filter(({ fields }) => type === undefined || fields.survey_type === type);

export function isSame(a: Fields, b: Fields): boolean {
  return Object.keys({ ...a, ...b }).every((field) => a[field] === b[field]);
}
