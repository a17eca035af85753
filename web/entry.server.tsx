// Renders pages, for the build and for the program when words of the website have changed.
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

const TIMEOUT_MS = 6000;

export { createRenderer } from './render/renderer.ts';

export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const failures: unknown[] = [];
  const body = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} />,
    {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      onError: (error) => void failures.push(error),
    },
  );
  await body.allReady;
  if (failures.length > 0) throw failures[0];
  headers.set('Content-Type', 'text/html');
  return new Response(body, { status, headers });
}
