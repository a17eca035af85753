import type { RuleCode } from '../../rule-messages.ts';
import type { DocumentValue } from '../document.ts';
import type { Fields, LineField } from '../fields/fields.ts';

export function checkSiblings(
  fields: Fields,
  value: DocumentValue,
): { name: string; rule: RuleCode }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const rule = field.kind === 'line' ? brokenRule(name, field, fields, value) : undefined;
    return rule ? [{ name, rule }] : [];
  });
}

function brokenRule(
  name: string,
  { needs, notBefore, unlessLater, differsFrom }: LineField,
  fields: Fields,
  value: DocumentValue,
): RuleCode | undefined {
  const text = (of: string | undefined) => {
    const written = of === undefined ? '' : value[of];
    return typeof written === 'string' ? written.trim() : '';
  };
  if (text(name) === '') return undefined;
  if (needs !== undefined && text(needs) === '') {
    const needed = fields[needs];
    return needed?.kind === 'line' && needed.format === 'time' ? 'timeNeeded' : 'dateNeeded';
  }
  if (text(name) === text(differsFrom)) return 'sameDate';
  const isLaterThanStart = (of: string | undefined) => {
    const sibling = of === undefined ? undefined : fields[of];
    return sibling?.kind === 'line' && text(of) > text(sibling.notBefore);
  };
  const isTooEarly = !isLaterThanStart(unlessLater) && text(name) < text(notBefore);
  return isTooEarly ? 'endBeforeStart' : undefined;
}
