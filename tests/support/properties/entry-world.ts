// The people who act on entries, in the program and in the model.
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { EndpointName } from '#domain/endpoints.ts';
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import type { CallOptions, Client } from '../app/api/client.ts';
import type { Reply } from '../app/api/reply.ts';
import type { TestApp } from '../app/test-app.ts';
import type { Fields, Model, ModelEntry, ModelVolunteer } from './entry-model.ts';

export const ACTORS = ['asha', 'ravi', 'meera'] as const;
export type Actor = (typeof ACTORS)[number];

export interface World {
  model: Model;
  testApp: TestApp;
  models: Record<Actor, ModelVolunteer>;
  clients: Record<Actor, Client>;
  advance: (seconds: number) => void;
}

export type Match = 'none' | 'right' | 'stale';
export type Command = fc.AsyncCommand<World, World>;

export function command(name: string, run: (world: World) => Promise<void>): Command {
  return { check: () => true, run, toString: () => name };
}

export const entryAt = ({ model }: World, at: number): ModelEntry | undefined =>
  model.entries.at(-1 - at);
export const expectedOf = (entry: ModelEntry | undefined, how: Match): number | undefined =>
  how === 'none' ? undefined : (entry?.versions.length ?? 1) + (how === 'stale' ? 1 : 0);
export const ifMatch = (expected: number | undefined) =>
  expected === undefined ? {} : { headers: { 'if-match': `"${expected}"` } };

/** Expects the model's refusal or success. @returns the response's data */
export async function callAndExpect<Name extends EndpointName>(
  world: World,
  actor: Actor,
  name: Name,
  options: CallOptions,
  refusal: ProblemCode | undefined,
): Promise<Reply<Name>['body'] | undefined> {
  const { state } = world.models[actor];
  const reply = await world.clients[actor].call(name, options);
  const expectedCode = state === 'active' ? refusal : 'tokenRefused';
  expect([reply.status >= 400 ? reply.problem.code : undefined]).toEqual([expectedCode]);
  return expectedCode ? undefined : reply.body;
}

export function expectEntry(
  received: Fields,
  { id, fields, owner, versions, deletion }: ModelEntry,
): void {
  const { aadhar_no: _, other_document_no: __, volunteer_id: ___, ...shown } = fields;
  expect(received).toMatchObject({
    ...shown,
    id,
    volunteer_id: owner.id,
    volunteer_name: owner.name,
    volunteer_gone: owner.state === 'deleted',
    version: versions.length,
    deleted_at: deletion ? new Date(deletion.at).toISOString() : null,
  });
}
