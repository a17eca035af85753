import type { Target } from './targets.ts';

export interface TargetResult {
  target: Target;
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers a second of a bare Fastify that sends the same bytes. */
  bareFastify: number;
}

export function targetsReport(
  machine: string,
  load: number,
  results: readonly TargetResult[],
): string {
  return `# What a volunteer waits for, beside its target

\`npm run bench -- targets\`, ${new Date().toISOString().slice(0, 10)}, on ${machine}; ${load.toFixed(1)} processes wanted
its cores before the run. 8 clients, medians of five rounds after ten seconds. In each round a bare Fastify, in a process of its own, answers
the same calls with the same bytes: on a busy machine the ratio says more than the figure.

| call | entries | a second (p50 / p99 ms) | bare Fastify | ratio | target | |
|---|---|---|---|---|---|---|
${results.map(row).join('\n')}
`;
}

function row(result: TargetResult): string {
  const { target, perSecond, p50, p99, bareFastify } = result;
  const [aim, isMet] = judged(result);
  const cells = [
    `${target.name}, ${target.on}`,
    target.entries.toLocaleString('en'),
    `${perSecond.toLocaleString('en')} (${p50.toFixed(1)} / ${p99.toFixed(1)})`,
    bareFastify.toLocaleString('en'),
    (perSecond / bareFastify).toFixed(2),
    aim,
    isMet ? 'met' : 'missed',
  ];
  return `| ${cells.join(' | ')} |`;
}

function judged({ target, ...measured }: TargetResult): [aim: string, isMet: boolean] {
  const { aim } = target;
  if ('perSecond' in aim)
    return [`${aim.perSecond.toLocaleString('en')} a second`, measured.perSecond >= aim.perSecond];
  if ('ratio' in aim)
    return [`ratio ${aim.ratio}`, measured.perSecond / measured.bareFastify >= aim.ratio];
  if ('p50' in aim) return [`p50 ${aim.p50} ms`, measured.p50 <= aim.p50];
  return [`p99 ${aim.p99} ms`, measured.p99 <= aim.p99];
}
