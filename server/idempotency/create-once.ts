import type { AppContext } from '../context.ts';

type Database = Pick<AppContext, 'dialect'>;

/**
 * The same request sent again gets what the first one made.
 * @param key undefined: each request makes something new
 */
export async function createOnce<Key, Result>(
  ctx: Database,
  key: Key | undefined,
  findEarlier: (key: Key) => Promise<Result | undefined>,
  create: () => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return create();
  return (await findEarlier(key)) ?? replayOnConflict(ctx, () => findEarlier(key), create);
}

/** Two requests at the same moment are told apart by the database, whose unique index lets only one of them in. */
export async function replayOnConflict<Result>(
  { dialect }: Database,
  findEarlier: () => Promise<Result | undefined>,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const first = dialect.isUniqueViolation(error) ? await findEarlier() : undefined;
    if (!first) throw error;
    return first;
  }
}
