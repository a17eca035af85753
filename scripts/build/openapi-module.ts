// Gives the page of the API description the document that the server serves. It is a module of the build's,
// because web/ imports nothing of server/.
import type { Plugin } from 'vite';
import { ORIGIN_PLACEHOLDER } from '#domain/placeholders.ts';
import { openApiDocument } from '#server/http/openapi/describe.ts';

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
