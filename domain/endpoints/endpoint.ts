import type { ProblemCode } from '../problem-catalogue.ts';

/** `account`: everyone who is signed in. `volunteer`: not editors, who cannot see entries. */
export type Access = 'anyone' | 'account' | 'volunteer' | 'editor' | 'admin';

export interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to API_ROOT. Without `:id`, the query parameter `id` is used. */
  path: string;
}

/**
 * The resource's key: an id; two ids, `:id` and `:other`; a picture's name; a PDF's name; the name of a document of
 * the website, whose language is the query's `locale`.
 */
type EndpointKey = 'id' | 'idPair' | 'imageName' | 'fileName' | 'documentName';

export interface Endpoint extends Address {
  alias?: Address;
  access: Access;
  key?: EndpointKey;
  /** The type of body sent instead of the JSON of the endpoint's schema. */
  body?: 'image' | 'pdf' | 'document';
  /** Answers 201. */
  creates?: boolean;
  /** Open screens ask by themselves, without a user: it does not extend an idle session. */
  background?: boolean;
  /** Reads are written to the audit log. */
  audited?: boolean;
  /** Accepts Idempotency-Key. */
  idempotencyKey?: boolean;
  /** Accepts If-None-Match: 304 without a body while the version is the known one. */
  ifNoneMatch?: boolean;
  /** Accepts If-Match, with this problem for an old version; without the header the last write wins. */
  stale?: Extract<ProblemCode, `stale${string}`>;
}
