import { registerHooks } from 'node:module';

/**
 * Loads another module wherever the program imports `path`; the other one still gets the original.
 * @param path relative to the repository
 * @param replacement URL of a module that exports the same names
 */
export function replaceModule(path: string, replacement: string): void {
  const original = new URL(`../../${path}`, import.meta.url).href;
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const resolved = nextResolve(specifier, context);
      const isReplaced = resolved.url === original && context.parentURL !== replacement;
      return isReplaced ? { ...resolved, url: replacement } : resolved;
    },
  });
}
