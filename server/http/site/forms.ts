// Protocol of @formspree/core: JSON for its client, a redirect or a page for browsers without JavaScript.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_ROOT, type FormError } from '#domain/enquiries/form-protocol.ts';
import type { AppContext } from '../../context.ts';
import { languageOf, receiveForm } from '../../enquiries/receive.ts';
import type { BuiltSite } from '../../site/built-site.ts';
import { toProblem } from '../errors.ts';
import { parseFormBody, readFormBodies } from './form-bodies.ts';
import { formErrorPath, formErrorValues } from './form-error-page.ts';

const STATUS = { unknownForm: 404, tooMany: 429, files: 400, empty: 400, invalid: 422 };

interface Route {
  Params: { formId: string };
}

interface Refusal {
  status: number;
  errors: (FormError | { message: string })[];
  fields: Record<string, unknown> | undefined;
}

export function serveForms(
  app: FastifyInstance,
  ctx: AppContext,
  site: BuiltSite,
  wakeMail: () => Promise<void>,
): void {
  /** Visitors keep their input on the error page even when the database fails. */
  const submittedFields = new WeakMap<FastifyRequest, Record<string, unknown>>();

  app.register(async (scope) => {
    await readFormBodies(scope);
    scope.setErrorHandler<unknown, Route>((error, request, reply) => {
      const { status, message, retryAfter } = toProblem(error, ctx.dialect, request);
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      const fields = submittedFields.get(request);
      return refuse(request, reply, { status, errors: [{ message }], fields });
    });
    scope.post<Route>(`${FORM_ROOT}/:formId`, async (request, reply) => {
      const { fields, hasFiles } = await parseFormBody(request);
      submittedFields.set(request, fields);
      const { formId } = request.params;
      const answer = await receiveForm(ctx, { formId, fields, hasFiles, clientIp: request.ip });
      if ('next' in answer) {
        void wakeMail();
        if (!wantsJson(request)) return reply.redirect(answer.next, 303);
        return { ok: true, next: answer.next };
      }
      if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
      const status = STATUS[answer.refused];
      return refuse(request, reply, { status, errors: answer.errors, fields });
    });
  });

  function refuse(
    request: FastifyRequest<Route>,
    reply: FastifyReply,
    { status, errors, fields = {} }: Refusal,
  ) {
    reply.code(status);
    const { formId } = request.params;
    const values = formErrorValues(formId, fields, errors);
    const page =
      site.pageFor(formErrorPath(formId, languageOf(fields)), values) ??
      site.pageFor(formErrorPath(formId, 'en'), values);
    if (page && !wantsJson(request)) {
      return reply.headers({ ...page.headers, 'cache-control': 'no-store' }).send(page.html);
    }
    const text = errors.map(({ message }) => message).join(' ');
    // Older clients read `error` instead of `errors`.
    const coded = errors.filter((error): error is FormError => 'code' in error);
    return reply.send({ error: text, ...(coded.length > 0 && { errors: coded }) });
  }
}

/** Browsers ask for HTML when they submit a form without JavaScript. */
function wantsJson({ headers }: FastifyRequest): boolean {
  return !(headers.accept ?? '').includes('text/html');
}
