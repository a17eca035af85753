import { EMPTY, type Html, html } from '../../site/html.ts';
import type { OpenApiResponse, Operation, PathOperation } from '../document.ts';
import { bodyHtml, fieldsHtml, parametersHtml } from './schema-html.ts';

const ACCESS_LABELS = {
  anyone: 'Anyone',
  volunteer: 'Signed-in volunteers and admins',
  admin: 'Admins',
} as const satisfies Record<Operation['x-who-may'], string>;

/** @param commonFailures codes that the page lists once for all endpoints */
export function operationHtml(
  { path, method, operation }: PathOperation,
  others: readonly PathOperation[],
  commonFailures: ReadonlySet<string>,
): Html {
  const { operationId: id, summary, description, parameters, requestBody, responses } = operation;
  const bodies = Object.values(requestBody?.content ?? {});
  return html`
<article aria-labelledby="${id}">
<h3 id="${id}">${summary}</h3>
${[{ path, method }, ...others].map(addressHtml)}
<p class="who"><b>${ACCESS_LABELS[operation['x-who-may']]}</b></p>
<p>${description}</p>
${parameters ? html`<h4>Parameters</h4>${parametersHtml(parameters)}` : EMPTY}
${bodies[0]?.schema ? html`<h4>Body</h4>${bodyHtml(bodies[0].schema)}` : EMPTY}
${Object.entries(responses).flatMap(([status, answer]) => replyHtml(status, answer))}
${refusalsHtml(responses, commonFailures)}
${(operation['x-codeSamples'] ?? []).map(({ source }) => html`<pre><code>${source}</code></pre>`)}
</article>`;
}

export function addressHtml({ path, method }: Pick<PathOperation, 'path' | 'method'>): Html {
  return html`<p class="address"><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code></p>`;
}

function replyHtml(
  status: string,
  { description, headers, content = {} }: OpenApiResponse,
): Html[] {
  if (Number(status) >= 400) return [];
  const [media] = Object.values(content);
  const headerNotes = Object.entries(headers ?? {}).map(
    ([name, header]) => html`<p><code>${name}</code> ${header.description}</p>`,
  );
  const shownDescription =
    description.endsWith('Done') || description.endsWith('Made') ? '' : description;
  const fields = media?.schema ? fieldsHtml(media.schema) : EMPTY;
  return [
    html`<h4>Reply ${status}</h4>${shownDescription ? html`<p>${shownDescription}</p>` : EMPTY}${fields}${headerNotes}`,
  ];
}

function refusalsHtml(
  responses: Operation['responses'],
  commonFailures: ReadonlySet<string>,
): Html {
  const lines = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, answer]) => refusalLines(status, answer, commonFailures));
  return lines.length > 0 ? html`<h4>Refusals</h4><dl>${lines}</dl>` : EMPTY;
}

function refusalLines(
  status: string,
  { description, content = {} }: OpenApiResponse,
  commonFailures: ReadonlySet<string>,
): Html[] {
  const examples = Object.values(content).flatMap((media) => Object.values(media.examples ?? {}));
  if (examples.length === 0) return [refusalHtml(status, undefined, description)];
  return examples
    .filter(({ value }) => !commonFailures.has(value.code))
    .map(({ value }) => refusalHtml(status, value.code, value.message));
}

export function refusalHtml(status: string, code: string | undefined, message: string): Html {
  const codeHtml = code ? html` <code>${code}</code>` : EMPTY;
  return html`<div><dt><b>${status}</b>${codeHtml}</dt><dd>${message}</dd></div>`;
}
