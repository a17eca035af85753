import type { ProblemCode } from '#domain/problem-catalogue.ts';

export const TAGS = [
  'Sessions',
  'Volunteers',
  'Survey entries',
  'Places',
  'Privacy',
  'Queries',
  'Donations',
  'Images',
  'Website',
  'Server',
] as const;
export type Tag = (typeof TAGS)[number];

export interface EndpointDocs {
  tag: Tag;
  /** For the table of contents. */
  summary: string;
  description: string;
  /** A valid body with invented people. */
  example?: Record<string, unknown>;
  /** Fields that the rules require, though the schema does not. */
  requiredFields?: readonly string[];
  /** Besides those of failures.ts. */
  failures?: readonly ProblemCode[];
}
