// A line to PostgreSQL can fall silent without breaking. The driver waits on it for hours.

/** Where it takes longer the line is cut: what waits on it fails, as on one that breaks. */
export async function withTimeout<Answer>(
  ms: number,
  onTimeout: () => void,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const timer = setTimeout(onTimeout, ms);
  try {
    return await run();
  } finally {
    clearTimeout(timer);
  }
}
