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
  summary: string;
  description: string;
  example?: Record<string, unknown>;
  /** Fields that the rules require, though the schema does not. */
  requiredFields?: readonly string[];
  /** Problems besides those of failures.ts. */
  failures?: readonly ProblemCode[];
}
