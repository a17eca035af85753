import type { BodyOf, QueryOf, ReplyOf } from '#domain/contract.ts';
import type { EndpointName, endpoints } from '#domain/endpoints.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { ReceivedFile } from '../blobs/received-file.ts';
import type { NotModified } from './responses/not-modified.ts';

/** The table of endpoints declares these properties. */
export type EndpointRequest<Name extends EndpointName> = SenderOf<Table[Name]> &
  KeyOf<Table[Name]> &
  UploadOf<Table[Name]> &
  HeadersOf<Table[Name]> & {
    query: QueryOf<Name>;
    body: BodyOf<Name>;
    /** From Accept-Language: browsers name the preferred one first. */
    languages: readonly string[];
    /** Cut to USER_AGENT_MAX characters. */
    userAgent: string;
    clientIp: string;
  };

type Table = typeof endpoints;

type SenderOf<Endpoint> = Endpoint extends { access: 'anyone' }
  ? unknown
  : {
      actor: SignedInActor;
    };

type KeyOf<Endpoint> = Endpoint extends { key: 'id' }
  ? { id: number }
  : Endpoint extends { key: 'idPair' }
    ? { id: number; otherId: number }
    : Endpoint extends { key: 'imageName' | 'fileName' | 'documentName' }
      ? { name: string }
      : unknown;

type UploadOf<Endpoint> = Endpoint extends { body: 'image' | 'pdf' }
  ? { received: ReceivedFile }
  : unknown;

type HeadersOf<Endpoint> = (Endpoint extends { idempotencyKey: true }
  ? { idempotencyKey: string | undefined }
  : unknown) &
  (Endpoint extends { stale: string }
    ? {
        /** From If-Match. */
        expectedVersion: number | undefined;
      }
    : unknown) &
  (Endpoint extends { ifNoneMatch: true }
    ? {
        /** From If-None-Match. */
        knownVersion: number | undefined;
      }
    : unknown);

export type Handler<Name extends EndpointName> = (
  request: EndpointRequest<Name>,
) => Promise<ReplyOf<Name> | NotModifiedOf<Table[Name]>>;

type NotModifiedOf<Endpoint> = Endpoint extends { ifNoneMatch: true } ? NotModified : never;
export type Handlers = { [Name in EndpointName]: Handler<Name> };
