// A separate process, so that the load takes no time from the program or from the test.
import autocannon from 'autocannon';
import type { LoadOptions, LoadResult } from './load-process.ts';

process.once('message', async (options: LoadOptions) => {
  const result = await run(options);
  process.send?.(result, () => process.disconnect?.());
});

async function run({
  url,
  connections,
  seconds,
  rate,
  method = 'GET',
  headers,
  body,
}: LoadOptions) {
  const loadResult: LoadResult = { statuses: {}, latencies: [], failed: 0, seconds: 0, cores: 0 };
  const options: autocannon.Options = {
    url,
    connections,
    duration: seconds,
    timeout: 30,
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(rate !== undefined && { overallRate: rate }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  running.on('response', (_client, status, _bytes, time) => {
    loadResult.statuses[status] = (loadResult.statuses[status] ?? 0) + 1;
    if (status < 300) loadResult.latencies.push(time);
  });
  const before = process.cpuUsage();
  const result = await promise;
  const { user, system } = process.cpuUsage(before);
  const { duration: lasted, errors, timeouts } = result;
  return {
    ...loadResult,
    failed: errors + timeouts,
    seconds: lasted,
    cores: (user + system) / 1e6 / lasted,
  };
}
