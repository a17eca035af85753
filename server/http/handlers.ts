// What every handler is given, and the promise that none is missing.

import type { BodyOf, QueryOf, ReplyOf } from '#domain/contract.ts';
import type { EndpointName } from '#domain/endpoints.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { ReceivedFile } from '../images/ingest.ts';

export interface EndpointRequest<Name extends EndpointName> {
  actor: SignedInActor;
  /** Of the one thing that the call is about; 0 where the call names none. */
  id: number;
  /** Of the one picture that the call is about; empty where the call names none. */
  name: string;
  /** The file that an upload brought. */
  received: ReceivedFile | undefined;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  /** The address that the request came from. */
  origin: string;
  idempotencyKey: string | undefined;
  /** The version that an edit starts from: If-Match. */
  expectedVersion: number | undefined;
}

export type Handler<Name extends EndpointName> = (
  request: EndpointRequest<Name>,
) => Promise<ReplyOf<Name>>;
export type Handlers = { [Name in EndpointName]: Handler<Name> };
