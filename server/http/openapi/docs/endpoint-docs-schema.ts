import type { ProblemCode } from '#domain/problems.ts';

export const TAGS = [
  'Sessions',
  'Volunteers',
  'Survey entries',
  'Queries',
  'Images',
  'Server',
] as const;
export type Tag = (typeof TAGS)[number];

export interface EndpointDocs {
  tag: Tag;
  /** A few words, for a table of contents. */
  summary: string;
  description: string;
  /** A body that is taken, with invented people. */
  example?: Record<string, unknown>;
  /** Fields of the body without which the rules refuse it. */
  requiredFields?: readonly string[];
  /** Its own refusals; those of every call of its kind are added (failures.ts). */
  failures?: readonly ProblemCode[];
}
