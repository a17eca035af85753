// A proxy between the desk and the program: it can be cut, lead to another program, or change responses, as
// a new version would.
import { once } from 'node:events';
import http from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { portOf } from '../program/port.ts';

type Change = (text: string) => string;
/** The moment at which a connection breaks: before the request, in its body, before the response, or in its body. */
export type Break = 'beforeDelivery' | 'midBody' | 'beforeAnswer' | 'midAnswer';

type Choose = (path: string, method: string) => Break | undefined;

export interface ChangingProxy {
  address: string;
  cut: () => void;
  repair: () => void;
  /** Applies the change to the responses of this path. */
  change: (path: string, change: Change) => void;
  /** Breaks single requests, by their path and method. */
  breakBy: (choose: Choose) => void;
  leadTo: (address: string) => void;
  /** Paths of the requests since the last call. */
  requested: () => string[];
  close: () => Promise<void>;
}

export async function startChangingProxy(program: { address: string }): Promise<ChangingProxy> {
  let target = program.address;
  let isCut = false;
  const requested: string[] = [];
  const changes = new Map<string, Change>();
  let choose: Choose = () => undefined;
  const server = http.createServer(async (request, response) => {
    if (isCut) return request.socket.destroy();
    const path = request.url ?? '';
    requested.push(path);
    const breaks = choose(path, request.method ?? '');
    if (breaks === 'beforeDelivery') return request.socket.destroy();
    const half = breaks === 'midBody';
    const answer = await forward(target, request, half).catch(() => null);
    if (answer && breaks === 'midAnswer') return sendHalf(answer, response);
    if (!answer || isCut || breaks) return request.socket.destroy();
    const change = changes.get(path);
    if (!change) return answer.pipe(response.writeHead(answer.statusCode ?? 0, answer.headers));
    const { 'content-length': _, etag: __, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 0, headers).end(change(await text(answer)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    repair: () => {
      isCut = false;
    },
    change: (path, change) => changes.set(path, change),
    breakBy: (chosen) => {
      choose = chosen;
    },
    leadTo: (address) => {
      target = address;
    },
    requested: () => requested.splice(0),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function sendHalf(
  answer: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const body = await buffer(answer);
  response.writeHead(answer.statusCode ?? 0, answer.headers);
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

async function forward(
  target: string,
  request: http.IncomingMessage,
  isHalf: boolean,
): Promise<http.IncomingMessage> {
  const {
    connection: _,
    'accept-encoding': __,
    'if-none-match': ___,
    ...headers
  } = request.headers;
  const { method, url } = request;
  const forwarded = http.request(target + url, { method, headers });
  const body = await buffer(request);
  if (isHalf) {
    forwarded.on('error', () => {}).write(body.subarray(0, body.length / 2));
    setTimeout(() => forwarded.destroy(), 20);
    throw new Error('The line broke in the middle');
  }
  forwarded.end(body);
  const [answer] = await once(forwarded, 'response');
  return answer;
}
