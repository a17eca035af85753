import { check, type FieldError, type Rule } from '../../validation.ts';

/** Views of one account. */
export const MAX_VIEWS = 50;
/** Characters. */
export const VIEW_MAX_LENGTHS = { name: 80, query: 2000 } as const;

interface ViewInput {
  name?: string | undefined;
}

const name: Rule<ViewInput, undefined> = {
  field: 'name',
  rule: 'nameRequired',
  passes: (draft) => Boolean(draft.name?.trim()),
};
const length: Rule<ViewInput, undefined> = {
  field: 'name',
  rule: 'tooLong',
  params: { max: VIEW_MAX_LENGTHS.name },
  passes: (draft) => [...(draft.name ?? '')].length <= VIEW_MAX_LENGTHS.name,
};

export function checkView(draft: ViewInput): FieldError[] {
  return check([name, length], draft, undefined);
}
