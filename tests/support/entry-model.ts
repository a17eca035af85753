// What is promised of entries, in memory: who is answered what, and what is kept afterwards.
import type { ProblemCode } from '#domain/problems.ts';
import { UNDO_SECONDS } from '#domain/survey.ts';

export interface Someone {
  id: number;
  name: string;
  isAdmin: boolean;
  state: 'active' | 'inactive' | 'deleted';
}

export type Facts = Record<string, unknown>;

export interface Version {
  facts: Facts;
  deed: 'create' | 'update' | 'delete' | 'restore';
  by: number;
}

export interface Kept {
  id: number;
  facts: Facts;
  owner: Someone;
  createdAt: number;
  deletion: { at: number; by: number } | undefined;
  versions: Version[];
}

export interface Key {
  body: string;
  entry: Kept;
}

export interface Asked {
  type: 'adult' | 'child' | undefined;
  search: string | undefined;
  sort: 'date_new' | 'date_old';
  deleted: boolean;
  owner: Someone | undefined;
}

export interface Model {
  entries: Kept[];
  /** By who sent it and the key. */
  keys: Map<string, Key>;
  now: () => number;
}

/** What nobody has typed stands so. */
const UNTYPED = { other_no: '', class: null, father_name: '', employed: false, income: 0 };

/** What an edit leaves: the fields that were not sent stay. */
export function factsAfter(draft: Facts, before: Facts = UNTYPED): Facts {
  const facts: Facts = { ...before, ...draft };
  if (facts.same_address) facts.permanent_address = facts.correspondence_address;
  return facts;
}

export function refusalOfEdit(
  entry: Kept | undefined,
  actor: Someone,
  expected: number | undefined,
  newOwner?: Someone,
): ProblemCode | undefined {
  const unseen = refusalOfRead(entry, actor);
  if (unseen || !entry) return unseen ?? 'surveyNotFound';
  const isGiven = newOwner && newOwner !== entry.owner;
  if (isGiven && newOwner.state !== 'active') return 'brokenRule';
  if (entry.deletion) return 'surveyNotFound';
  return expected === undefined || expected === entry.versions.length ? undefined : 'staleVersion';
}

/** A deleted one is gone for its owner and there for an admin; another's is another's. */
export function refusalOfRead(entry: Kept | undefined, actor: Someone): ProblemCode | undefined {
  if (!entry) return 'surveyNotFound';
  if (actor.isAdmin) return undefined;
  if (entry.owner !== actor) return 'forbidden';
  return entry.deletion ? 'surveyNotFound' : undefined;
}

export function refusalOfUndo(
  model: Model,
  entry: Kept | undefined,
  actor: Someone,
): ProblemCode | undefined {
  if (!entry) return 'surveyNotFound';
  if (!actor.isAdmin && entry.owner !== actor) return 'forbidden';
  if (!entry.deletion) return 'notDeleted';
  if (entry.deletion.by !== actor.id) return 'forbidden';
  return model.now() - entry.deletion.at > UNDO_SECONDS * 1000 ? 'undoTooLate' : undefined;
}

export function refusalOfRestore(entry: Kept | undefined, actor: Someone): ProblemCode | undefined {
  if (!actor.isAdmin) return 'forbidden';
  if (!entry) return 'surveyNotFound';
  return entry.deletion ? undefined : 'notDeleted';
}

export function refusalOfPutBack(
  entry: Kept | undefined,
  actor: Someone,
  version: number,
  expected: number | undefined,
): ProblemCode | undefined {
  const refused = refusalOfEdit(entry, actor, expected);
  if (refused || !entry) return refused;
  const earlier = entry.versions[version - 1];
  if (!earlier) return 'versionNotFound';
  return isSame(earlier.facts, entry.facts) ? 'nothingToPutBack' : undefined;
}

export function keep(entry: Kept, deed: Version['deed'], by: Someone, facts = entry.facts): void {
  entry.facts = facts;
  entry.versions.push({ facts, deed, by: by.id });
}

/** All that a list has, in its order. */
export function listed({ entries }: Model, asked: Asked): Kept[] {
  const newestLast = [...entries].sort((a, b) => a.createdAt - b.createdAt || a.id - b.id);
  const found = newestLast.filter(
    ({ facts, owner, deletion }) =>
      (deletion !== undefined) === asked.deleted &&
      (!asked.owner || owner === asked.owner) &&
      (!asked.search || String(facts.name).toLowerCase().includes(asked.search.toLowerCase())),
  );
  return asked.sort === 'date_new' ? found.reverse() : found;
}

export const ofType = (entries: Kept[], type: Asked['type']): Kept[] =>
  entries.filter(({ facts }) => type === undefined || facts.survey_type === type);

export function isSame(a: Facts, b: Facts): boolean {
  return Object.keys({ ...a, ...b }).every((field) => a[field] === b[field]);
}
