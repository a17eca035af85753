import autocannon from 'autocannon';

export interface Load {
  clients: number;
  seconds: number;
  url: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  /** What follows the URL: another for each request. */
  path?: () => string;
  /** Another for each request. */
  body?: () => unknown;
}

export interface Measured {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Answers other than 2xx, and connections that broke. */
  failed: number;
}

/** Keeps so many clients busy for so long; milliseconds to each answer. */
export async function measure(load: Load): Promise<Measured> {
  const times: number[] = [];
  const result = await fire(load, times);
  times.sort((a, b) => a - b);
  return {
    perSecond: Math.round(times.length / result.duration),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** Its own percentiles are whole milliseconds; each answer's time is collected for finer ones. */
function fire(load: Load, times: number[]): Promise<autocannon.Result> {
  const { path, body } = load;
  const start = new URL(load.url);
  const options: autocannon.Options = {
    url: load.url,
    connections: load.clients,
    duration: load.seconds,
    method: load.method ?? 'GET',
    headers: { ...load.headers, ...(body && { 'content-type': 'application/json' }) },
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          ...(path && { path: start.pathname + path() }),
          ...(body && { body: JSON.stringify(body()) }),
        }),
      },
    ],
  };
  return new Promise((resolve, reject) => {
    const running = autocannon(options, (error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
    running.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
