import routes from '#web/routes.ts';

interface Listed {
  path?: string | undefined;
  file: string;
  children?: Listed[] | undefined;
}

const paths = (list: Listed[]): string[] =>
  list.flatMap(({ path, children }) => (children ? paths(children) : [path ?? '']));

/** The paths of all screens of the desk, sorted. */
export const deskRoutes = (): string[] =>
  paths(routes)
    .filter((path) => /^volunteer(\/|$)/.test(path))
    .sort();
