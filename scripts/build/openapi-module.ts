// web/ does not import from server/, so the API's page gets the description as a module of the build.
import type { Plugin } from 'vite';
import { ORIGIN_PLACEHOLDER } from '#domain/text/placeholders.ts';
import { openApiDocument } from '#server/http/openapi/openapi-document.ts';

const NAME = 'virtual:openapi-document';

export function openApiModule(): Plugin {
  return {
    name: 'openapi-document',
    resolveId: (wanted) => (wanted === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export default ${JSON.stringify(openApiDocument(ORIGIN_PLACEHOLDER))}`
        : undefined,
  };
}
