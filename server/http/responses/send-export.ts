import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { MINUTE_MS } from '#domain/durations.ts';
import { EXPORT_MEDIA_TYPES, type FileReply } from '#domain/export-format.ts';

/** A paused download would keep others from theirs. On 2G a part takes half of this. */
const STALLED_MS = 2 * MINUTE_MS;

export async function sendExport(
  reply: FastifyReply,
  { name, format, content }: FileReply,
): Promise<FastifyReply> {
  const parts = content[Symbol.asyncIterator]();
  // Errors up to here are answered as a problem; later ones break off the response.
  const first = await parts.next();
  const stream = Readable.from(
    joinParts(first, parts, () => stream.destroy(new Error('The reader has stopped'))),
  );
  // The client may go before the first part is sent.
  stream.once('close', () => void parts.return?.());
  return reply
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .type(EXPORT_MEDIA_TYPES[format])
    .send(stream);
}

/** @param onStalled called when the reader asks for no further part */
export async function* joinParts<Part>(
  first: IteratorResult<Part, unknown>,
  rest: AsyncIterator<Part>,
  onStalled: () => void,
): AsyncGenerator<Part> {
  let stalled: NodeJS.Timeout | undefined;
  try {
    for (let part = first; !part.done; part = await rest.next()) {
      stalled = setTimeout(onStalled, STALLED_MS).unref();
      yield part.value;
      clearTimeout(stalled);
    }
  } finally {
    clearTimeout(stalled);
  }
}
