// A TCP connection to PostgreSQL can go silent without closing; the driver waits for hours.

/** @param onTimeout must close the connection, so that `run` fails */
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
