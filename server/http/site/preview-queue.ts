import type { ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import { inProgressLimit } from '../../rate-limit/in-progress-limit.ts';

/** Anybody with the address may ask, and each page takes a tenth of a second or more. */
const MAX_WAITING = 5;

export type RenderInTurn = <Page>(
  address: string,
  client: ServerResponse,
  render: () => Promise<Page>,
) => Promise<Page | undefined>;

/** A publication waits for one preview. @returns undefined once the client has gone */
export function createPreviewQueue(): RenderInTurn {
  const oneAtATime = pLimit(1);
  const ofAddress = inProgressLimit<string>(MAX_WAITING);
  return (address, client, render) => {
    const { promise: gone, resolve } = Promise.withResolvers<undefined>();
    client.once('close', () => resolve(undefined));
    const inTurn = () => oneAtATime(async () => (client.closed ? undefined : render()));
    return ofAddress(address, () => Promise.race([inTurn(), gone]));
  };
}
