import type { Server } from 'node:net';

export function portOf(server: Server): number {
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The server has no port');
  return place.port;
}
