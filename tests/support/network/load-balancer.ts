// A round-robin load balancer, as Caddy in production: a refused connection is retried at the next program,
// a broken one only for requests that may be repeated.
import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { codeOf } from '#server/errors/error-details.ts';
import { portOf } from '../program/port.ts';

export interface LoadBalancer {
  address: string;
  close: () => Promise<void>;
}

export async function startLoadBalancer(programs: readonly string[]): Promise<LoadBalancer> {
  const agent = new http.Agent({ keepAlive: true });
  let turn = 0;
  const server = http.createServer(async (request, response) => {
    const body = await buffer(request);
    const first = turn++;
    for (let i = 0; i < programs.length; i++) {
      const program = programs[(first + i) % programs.length] ?? '';
      try {
        const answer = await forward(program, request, body, agent);
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
        return;
      } catch (error) {
        if (!mayRetry(request, error)) break;
      }
    }
    response.writeHead(502, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await once(server, 'close');
    },
  };
}

/** @throws the system's error if the connection is refused or breaks before a response begins */
async function forward(
  program: string,
  { method, url, headers, socket }: http.IncomingMessage,
  body: Buffer,
  agent: http.Agent,
): Promise<http.IncomingMessage> {
  const { connection: _, ...rest } = headers;
  const forwarded = http.request(program + url, {
    method,
    agent,
    headers: { ...rest, 'x-forwarded-for': forwardedFor(headers, socket.remoteAddress) },
  });
  forwarded.end(body);
  const [answer] = await once(forwarded, 'response');
  return answer;
}

function forwardedFor(headers: http.IncomingHttpHeaders, from = ''): string {
  return [headers['x-forwarded-for'] ?? [], from].flat().join(', ');
}

function mayRetry({ method }: http.IncomingMessage, error: unknown): boolean {
  const isRefused = codeOf(error) === 'ECONNREFUSED';
  return isRefused || method === 'GET';
}
