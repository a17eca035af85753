import * as z from 'zod';
import { UUID } from '../../ids.ts';
import type { RuleCode } from '../../rule-messages.ts';
import { GENDERS, SURVEY_TYPES } from '../survey.ts';

/** The device creates it, so that a household exists before any of its entries is sent. */
export const householdId = z.string().regex(UUID, 'invalid' satisfies RuleCode);

export const householdMember = z.strictObject({
  id: z.int(),
  name: z.string(),
  survey_type: z.enum(SURVEY_TYPES),
  age: z.int(),
  gender: z.enum(GENDERS),
});
export type HouseholdMember = z.infer<typeof householdMember>;

export const household = z.strictObject({
  household_id: householdId.nullable(),
  members: z.array(householdMember),
});

export const householdLink = z.strictObject({
  survey_id: z.int32('notId' satisfies RuleCode),
});
