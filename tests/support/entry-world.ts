// Who acts on entries, in the program and in the model, and what one deed needs to do to both.
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { CallName } from '#domain/endpoints.ts';
import type { ProblemCode } from '#domain/problems.ts';
import type { Facts, Kept, Model, Someone } from './entry-model.ts';
import type { Person } from './people.ts';
import type { TestHouse } from './test-app.ts';

export const ACTORS = ['asha', 'ravi', 'meera'] as const;
export type Actor = (typeof ACTORS)[number];

/** The model and the program, with who acts in both. */
export interface World {
  model: Model;
  house: TestHouse;
  someone: Record<Actor, Someone>;
  person: Record<Actor, Person>;
  wait: (seconds: number) => void;
}

export type Match = 'none' | 'right' | 'stale';
export type Deed = fc.AsyncCommand<World, World>;
type Sent = Parameters<Person['call']>[1];

export function deed(name: string, run: (world: World) => Promise<void>): Deed {
  return { check: () => true, run, toString: () => name };
}

/** One of the newest, if there is any. */
export const entryAt = ({ model }: World, at: number): Kept | undefined =>
  model.entries.at(-1 - at);
export const expectedOf = (entry: Kept | undefined, how: Match): number | undefined =>
  how === 'none' ? undefined : (entry?.versions.length ?? 1) + (how === 'stale' ? 1 : 0);
export const ifMatch = (expected: number | undefined) =>
  expected === undefined ? {} : { headers: { 'if-match': `"${expected}"` } };

/** Asks, and expects to be refused as the model refuses. @returns the data of what was done */
export async function ask(
  world: World,
  who: Actor,
  name: CallName,
  sent: Sent,
  refusal: ProblemCode | undefined,
) {
  const { state } = world.someone[who];
  const { status, body } = await world.person[who].call(name, sent);
  const promised = state === 'active' ? refusal : 'tokenRefused';
  expect([status >= 400 ? body.code : undefined]).toEqual([promised]);
  return promised ? undefined : body;
}

export function expectEntry(told: Facts, { id, facts, owner, versions, deletion }: Kept): void {
  const { aadhar_no: _, other_document_no: __, volunteer_id: ___, ...shown } = facts;
  expect(told).toMatchObject({
    ...shown,
    id,
    volunteer_id: owner.id,
    volunteer_name: owner.name,
    volunteer_gone: owner.state === 'deleted',
    version: versions.length,
    deleted_at: deletion ? new Date(deletion.at).toISOString() : null,
  });
}
