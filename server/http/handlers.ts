import type { BodyOf, QueryOf, ReplyOf } from '#domain/contract.ts';
import type { EndpointName } from '#domain/endpoints.ts';
import type { ByPerson } from '../audit-log.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { ReceivedFile } from '../images/ingest.ts';

export interface EndpointRequest<Name extends EndpointName> {
  actor: SignedInActor;
  /** The same, as changes and the audit log take it. */
  by: ByPerson;
  /** 0 for endpoints without an id. */
  id: number;
  /** The second id of the path; 0 for endpoints without one. */
  otherId: number;
  /** Name of the image or document; empty for endpoints without one. */
  name: string;
  received: ReceivedFile | undefined;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  /** From Accept-Language, the most wanted first. */
  languages: readonly string[];
  /** IP address of the client. */
  origin: string;
  idempotencyKey: string | undefined;
  /** From If-Match. */
  expectedVersion: number | undefined;
}

export type Handler<Name extends EndpointName> = (
  request: EndpointRequest<Name>,
) => Promise<ReplyOf<Name>>;
export type Handlers = { [Name in EndpointName]: Handler<Name> };
