import type { ProblemCode } from '../problem-catalogue.ts';

/** `account`: everyone signed in. `volunteer`: not editors, who cannot see entries. */
export type Access = 'anyone' | 'account' | 'volunteer' | 'editor' | 'admin';

export interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
}

type EndpointKey = 'id' | 'idPair' | 'imageName' | 'fileName' | 'documentName';

export interface Endpoint extends Address {
  alias?: Address;
  access: Access;
  key?: EndpointKey;
  body?: 'image' | 'pdf' | 'document';
  creates?: boolean;
  /** Requests that screens repeat by themselves do not extend an idle session. */
  background?: boolean;
  audited?: boolean;
  idempotencyKey?: boolean;
  ifNoneMatch?: boolean;
  /** The problem of an outdated If-Match; without the header the last write wins. */
  stale?: Extract<ProblemCode, `stale${string}`>;
}
