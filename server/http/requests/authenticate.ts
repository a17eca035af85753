import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { mayCall } from '#domain/permissions.ts';
import { ensure, fail, problem } from '#domain/problems.ts';
import type { SignedInActor } from '../../auth/actor.ts';
import { findActor } from '../../auth/sessions.ts';
import { countUnknownToken, refuseUnknownTokens } from '../../auth/sign-in-limit.ts';
import type { AppContext } from '../../context.ts';
import { releaseSlot } from '../load-shedding/plugin.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** @throws Problem tokenMissing, tokenRefused */
export async function authenticate(
  ctx: AppContext,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<SignedInActor> {
  const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? fail('tokenMissing');
  const actor = await findActor(ctx, token ?? '', {
    extendsSession: !endpoint.background,
    log: request.log,
  });
  if (!actor) {
    await refuseUnknownTokens(ctx, request.ip);
    // Counting writes to the database, and may wait for its lock.
    releaseSlot(request);
    await countUnknownToken(ctx, request.ip);
    throw problem('tokenRefused');
  }
  return { ...actor, origin: request.ip };
}

/** @throws Problem forbidden */
export function authorise(endpoint: Endpoint, actor: SignedInActor): void {
  ensure(mayCall(actor, endpoint));
}
