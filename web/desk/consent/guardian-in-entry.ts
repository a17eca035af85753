interface Parents {
  mother_name: string;
  father_name: string;
}

/** The parent's name, if the entry has it. */
export function guardianInEntry(
  relation: string,
  { mother_name, father_name }: Parents,
): string | undefined {
  if (relation === 'mother') return mother_name || undefined;
  return (relation === 'father' && father_name) || undefined;
}
