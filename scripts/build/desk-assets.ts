import type { Manifest } from 'vite';

/** The desk's own modules, and the document of every page. */
const STARTS = /^web\/(desk\/|messages\/|root\.tsx)|\/entry\.client\.tsx/;
/** A language for development and tests. */
const LEFT_OUT = 'web/messages/pseudo.ts';
/** A public page loads the donation popup late, which no screen of the desk has. */
const LATE = /^web\/(?!public\/)/;

/** @returns paths without a leading slash */
export function deskAssets(manifest: Manifest): string[] {
  const seen = new Set<string>();
  const waiting = Object.keys(manifest).filter((key) => STARTS.test(key));
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key) || key === LEFT_OUT) continue;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    waiting.push(...imports, ...dynamicImports.filter((late) => LATE.test(late)));
  }
  const files = [...seen].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key] ?? {};
    return file ? [file, ...css, ...assets] : [];
  });
  return [...new Set(files)].sort();
}
