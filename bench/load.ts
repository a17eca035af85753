import autocannon from 'autocannon';
import { percentile } from '../tests/support/network/load-process.ts';

export interface Load {
  clients: number;
  seconds: number;
  /** Fixed request rate; without it each connection waits for its response. */
  perSecond?: number;
  url: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  /** Appended to the URL, new for each request. */
  path?: () => string;
  /** New for each request. */
  body?: () => unknown;
  /** Replaces method, path and body, new for each request. */
  call?: () => Call;
  /** Called for each response other than 2xx and each broken connection. */
  onFailure?: () => void;
}

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Measured {
  /** Successes a second; the percentiles are theirs as well. */
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Responses other than 2xx, and broken connections. */
  failed: number;
  answers: number;
  /** Code of the first failure, where it is known. */
  reason?: string;
  /** The p50 of a single client, whom nobody else keeps waiting. */
  alone?: number;
}

/** Latencies in milliseconds. */
export async function measure(load: Load): Promise<Measured> {
  const times: number[] = [];
  const result = await fire(load, times);
  return measuredFrom(times, result.duration, result.non2xx + result.errors + result.timeouts);
}

/** As several clients see it, and a single one. */
export async function measureAlsoAlone(load: Load): Promise<Measured> {
  const { p50: alone } = await measure({ ...load, clients: 1, seconds: 1 });
  return { ...(await measure(load)), alone };
}

/** @param times of the successes, in milliseconds */
export function measuredFrom(times: readonly number[], seconds: number, failed: number): Measured {
  return {
    perSecond: Math.round(times.length / seconds),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    answers: times.length,
    failed,
  };
}

/** autocannon rounds its percentiles to milliseconds, so each latency is collected. */
function fire(load: Load, times: number[]): Promise<autocannon.Result> {
  const { path, body, call, perSecond, onFailure } = load;
  const start = new URL(load.url);
  const options: autocannon.Options = {
    url: load.url,
    connections: load.clients,
    duration: load.seconds,
    ...(perSecond && { overallRate: perSecond }),
    method: load.method ?? 'GET',
    headers: { ...load.headers, ...((body || call) && { 'content-type': 'application/json' }) },
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          ...(path && { path: start.pathname + path() }),
          ...(body && { body: JSON.stringify(body()) }),
          ...(call && asRequest(call(), request.headers)),
        }),
      },
    ],
  };
  return new Promise((resolve, reject) => {
    const running = autocannon(options, (error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
    running.on('response', (_client, status, _bytes, time) => {
      if (status < 300) times.push(time);
      else onFailure?.();
    });
    running.on('reqError', () => onFailure?.());
  });
}

function asRequest({ method, path, headers, body }: Call, always: autocannon.Request['headers']) {
  return {
    method,
    path,
    headers: { ...always, ...headers },
    body: body === undefined ? '' : JSON.stringify(body),
  };
}

export function median(figures: number[]): number {
  return figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
