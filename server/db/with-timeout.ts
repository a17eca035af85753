// A line to PostgreSQL can fall silent without breaking. The driver waits on it for hours.

/** Where it takes longer the line is cut: what waits on it fails, as on one that breaks. */
export async function answeredWithin<Answer>(
  ms: number,
  cut: () => void,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const silent = setTimeout(cut, ms);
  try {
    return await ask();
  } finally {
    clearTimeout(silent);
  }
}
