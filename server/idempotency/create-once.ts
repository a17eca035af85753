import type { AppContext } from '../context.ts';

/**
 * The same request sent again gets what the first one made. Two at the same moment are told apart by the database, whose
 * unique index lets only one of them in.
 */
export async function createOnce<Result>(
  { dialect }: Pick<AppContext, 'dialect'>,
  findEarlier: () => Promise<Result | undefined>,
  create: () => Promise<Result>,
): Promise<Result> {
  const earlier = await findEarlier();
  if (earlier) return earlier;
  try {
    return await create();
  } catch (error) {
    const first = dialect.isUniqueViolation(error) ? await findEarlier() : undefined;
    if (!first) throw error;
    return first;
  }
}
