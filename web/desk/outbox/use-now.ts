import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#domain/durations.ts';

/** The current time, updated each minute, for displayed ages. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
