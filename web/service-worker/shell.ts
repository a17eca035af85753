// Written into the worker by the build (scripts/build/service-worker.ts).

interface Shell {
  /** Changes with every file, with the worker and with the server's policy. */
  revision: string;
  /** An asset that only the page of this version refers to. */
  routeManifest: string;
  /** Paths, each with the hash of its content as in `integrity`. */
  files: Readonly<Record<string, string>>;
}

declare const SHELL: Shell;

export const shell = SHELL;
