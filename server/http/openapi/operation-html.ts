// One call as it is read: its addresses, who may make it, what goes in, what comes out.
import { type Html, html, NOTHING } from '../site/html.ts';
import type { Answer, Operation, Placed } from './document.ts';
import { bodyHtml, fieldsHtml, parametersHtml } from './schema-html.ts';

const WHO = {
  anyone: 'Anyone',
  volunteer: 'Signed-in volunteers and admins',
  admin: 'Admins',
} as const satisfies Record<Operation['x-who-may'], string>;

/**
 * @param others the other addresses of the same call
 * @param everywhere codes that any call may answer with, told once for all
 */
export function operationHtml(
  { path, method, operation }: Placed,
  others: readonly Placed[],
  everywhere: ReadonlySet<string>,
): Html {
  const { operationId: id, summary, description, parameters, requestBody, responses } = operation;
  const bodies = Object.values(requestBody?.content ?? {});
  return html`
<article aria-labelledby="${id}">
<h3 id="${id}">${summary}</h3>
${[{ path, method }, ...others].map(addressHtml)}
<p class="who"><b>${WHO[operation['x-who-may']]}</b></p>
<p>${description}</p>
${parameters ? html`<h4>Parameters</h4>${parametersHtml(parameters)}` : NOTHING}
${bodies[0]?.schema ? html`<h4>Body</h4>${bodyHtml(bodies[0].schema)}` : NOTHING}
${Object.entries(responses).flatMap(([status, answer]) => replyHtml(status, answer))}
${refusalsHtml(responses, everywhere)}
${(operation['x-codeSamples'] ?? []).map(({ source }) => html`<pre><code>${source}</code></pre>`)}
</article>`;
}

export function addressHtml({ path, method }: Pick<Placed, 'path' | 'method'>): Html {
  return html`<p class="address"><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code></p>`;
}

function replyHtml(status: string, { description, headers, content = {} }: Answer): Html[] {
  if (Number(status) >= 400) return [];
  const [media] = Object.values(content);
  const named = Object.entries(headers ?? {}).map(
    ([name, header]) => html`<p><code>${name}</code> ${header.description}</p>`,
  );
  const told = description.endsWith('Done') || description.endsWith('Made') ? '' : description;
  const fields = media?.schema ? fieldsHtml(media.schema) : NOTHING;
  return [html`<h4>Reply ${status}</h4>${told ? html`<p>${told}</p>` : NOTHING}${fields}${named}`];
}

function refusalsHtml(responses: Operation['responses'], everywhere: ReadonlySet<string>): Html {
  const lines = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, answer]) => refusalLines(status, answer, everywhere));
  return lines.length > 0 ? html`<h4>Refusals</h4><dl>${lines}</dl>` : NOTHING;
}

function refusalLines(
  status: string,
  { description, content = {} }: Answer,
  everywhere: ReadonlySet<string>,
): Html[] {
  const examples = Object.values(content).flatMap((media) => Object.values(media.examples ?? {}));
  if (examples.length === 0) return [refusalHtml(status, undefined, description)];
  return examples
    .filter(({ value }) => !everywhere.has(value.code))
    .map(({ value }) => refusalHtml(status, value.code, value.message));
}

export function refusalHtml(status: string, code: string | undefined, message: string): Html {
  const named = code ? html` <code>${code}</code>` : NOTHING;
  return html`<div><dt><b>${status}</b>${named}</dt><dd>${message}</dd></div>`;
}
