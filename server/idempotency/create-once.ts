import type { AppContext } from '../context.ts';

/** @param key undefined: each request creates a new record */
export async function createOnce<Key, Result>(
  ctx: Pick<AppContext, 'dialect'>,
  key: Key | undefined,
  findEarlier: (key: Key) => Promise<Result | undefined>,
  create: () => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return create();
  return (await findEarlier(key)) ?? replayOnConflict(ctx, () => findEarlier(key), create);
}

/** The database's unique index admits only one of two simultaneous requests. */
export async function replayOnConflict<Result>(
  { dialect }: Pick<AppContext, 'dialect'>,
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
