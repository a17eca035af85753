import type { ProblemCode } from '../problems.ts';

export type Access = 'anyone' | 'volunteer' | 'editor' | 'admin';

export interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to API_ROOT. Without `:id`, the query parameter `id` is used. */
  path: string;
}

interface EndpointTraits extends Address {
  alias?: Address;
  access: Access;
  byId?: boolean;
  /** The path has a second id, `:other`. */
  byOtherId?: boolean;
  /** The last part of the path is a picture's name. */
  byName?: boolean;
  /** The path has the name of a document of the website, the query its `locale`. */
  byDocument?: boolean;
  /** The body is a document of the website: any JSON object of up to MAX_DOCUMENT_BYTES. */
  takesDocument?: boolean;
  /** Refused to editors, who see no entries. */
  ofEntries?: boolean;
  takesImage?: boolean;
  /** A PDF. */
  takesFile?: boolean;
  /** Answers 201. */
  creates?: boolean;
  /** Reads are written to the audit log. */
  audited?: boolean;
}

/** Without If-Match the last write wins. `stale`: what another version than the present one is answered with. */
export type Endpoint = EndpointTraits &
  (
    | { headers?: readonly 'Idempotency-Key'[]; stale?: undefined }
    | {
        headers: readonly ('Idempotency-Key' | 'If-Match')[];
        stale: Extract<ProblemCode, `stale${string}`>;
      }
  );
