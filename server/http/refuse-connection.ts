import type { Socket } from 'node:net';
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import { problem } from '#domain/problems.ts';
import { codeOf } from '../errors/error-details.ts';
import { statusText } from './status-text.ts';

const PARSER_REFUSALS: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

export const TOO_SLOW = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

export type RefuseConnection = (error: Error, socket: Socket) => void;

/** Bad HTTP, timeouts and oversized headers reach no route, only the bare socket. */
export function refuseConnection(baseHeaders: Record<string, string>): RefuseConnection {
  return (error, socket) => {
    if (!socket.writable) return void socket.destroy();
    const refusal = problem(PARSER_REFUSALS[codeOf(error)] ?? 'unreadable');
    const { status, code, message } = refusal;
    const body = JSON.stringify({ success: false, code, message });
    const headers = {
      ...baseHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(
      `HTTP/1.1 ${status} ${statusText(status)}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
      () =>
        // end() closes only our side: the client could go on sending.
        socket.destroy(),
    );
  };
}
