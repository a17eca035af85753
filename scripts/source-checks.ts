// `npm test` and `npm run check` share these, after the route types are generated.
const TYPESCRIPT = 'typescript/bin/tsc';

const LINT = ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'];

interface SourceCheck {
  name: string;
  /** A program of node_modules and its arguments. */
  args: readonly string[];
}

/** @param files for the linter; the other checks need all */
export function sourceChecks(files: readonly string[] = ['.']): readonly SourceCheck[] {
  return [
    { name: 'types', args: [TYPESCRIPT, '--noEmit'] },
    {
      name: 'types of domain/, without browser and Node',
      args: [TYPESCRIPT, '--noEmit', '-p', 'domain'],
    },
    {
      name: 'types of the service worker, without DOM',
      args: [TYPESCRIPT, '--noEmit', '-p', 'web/service-worker'],
    },
    ...(files.length > 0
      ? [{ name: 'lint and format', args: [...LINT, '--no-errors-on-unmatched', ...files] }]
      : []),
    { name: 'unused code and import cycles', args: ['knip/bin/knip.js', '--no-progress'] },
  ];
}
