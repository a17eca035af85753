// Two parts of React Router that this site never runs are left out of what visitors download: finding routes
// bit by bit (all of ours are known from the start) and hooks for measuring. 2.4 kB of 108 on every page.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const UNUSED = ['/lib/dom/ssr/fog-of-war.js', '/lib/router/instrumentation.js'];
const EXPORTS = /^export \{([^}]*)\};$/m;

/** Each function of an unused part answers undefined: "not enabled", "nothing to do". */
export function leanRouter(): Plugin {
  const met = new Set<string>();
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = UNUSED.find((end) => id.includes('/react-router/') && id.endsWith(end));
      if (!part) return null;
      met.add(part);
      const [, names] = EXPORTS.exec(readFileSync(id, 'utf8')) ?? [];
      if (!names) throw new Error(`${id} exports nothing that can be left out`);
      return names
        .split(',')
        .map((name) => `export const ${name.trim()} = () => undefined;`)
        .join('\n');
    },
    buildEnd(error) {
      // Another version of the router may have other parts: then this file has to be read again.
      const missing = UNUSED.filter((part) => !met.has(part));
      if (!error && missing.length > 0)
        throw new Error(`React Router has no ${missing.join(', ')}`);
    },
  };
}
