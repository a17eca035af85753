// The API description as a page without scripts and external resources.
import { API_ROOT } from '#domain/endpoints.ts';
import { PROBLEMS, type ProblemCode } from '#domain/problems.ts';
import { type Html, html } from '../../site/html.ts';
import type { Method, OpenApiDocument, PathOperation } from '../document.ts';
import { COMMON_FAILURES } from '../failures.ts';
import { operationHtml, refusalHtml } from './operation-html.ts';
import { fieldsHtml } from './schema-html.ts';

const METHODS: Method[] = ['get', 'post', 'put', 'patch', 'delete'];
const commonFailures: readonly ProblemCode[] = COMMON_FAILURES;

export function apiDocsPage(document: OpenApiDocument, style: string): string {
  const { info, tags, components } = document;
  const pathOperations = pathOperationsIn(document);
  const groups = tags.map(({ name }) => ({
    name,
    calls: pathOperations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const schemas = Object.entries(components.schemas);
  const page = html`<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${info.title}</title>
<style>${{ markup: style }}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header><p><a class="brand" href="/">Adhyay</a> <span lang="hi">अध्याय</span></p><a href="${API_ROOT}/openapi.json">openapi.json</a></header>
<main class="page">
<h1>${info.title}</h1>
<nav aria-label="Calls">
${groups.map(({ name, calls }) => html`<p><a href="#${idOf(name)}">${name}</a></p><ul>${calls.filter(isFirst).map(menuItemHtml)}</ul>`)}
<p><a href="#refusals">Refusals of every call</a></p>
<p><a href="#shapes">Shapes</a></p><ul>${schemas.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}</ul>
</nav>
<div id="calls" tabindex="-1">
${info.description.split('\n\n').map((text) => html`<p>${text}</p>`)}
${groups.map(({ name, calls }) => html`<section aria-labelledby="${idOf(name)}"><h2 id="${idOf(name)}">${name}</h2>${calls.filter(isFirst).map((one) => endpointHtml(one, calls))}</section>`)}
<section aria-labelledby="refusals"><h2 id="refusals">Refusals of every call</h2><dl>${commonFailures.map((code) => refusalHtml(String(PROBLEMS[code].status), code, PROBLEMS[code].message))}</dl></section>
<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>${schemas.map(([name, schema]) => html`<article aria-labelledby="${name}"><h3 id="${name}">${name}</h3>${fieldsHtml(schema)}</article>`)}</section>
</div>
</main>
</body>
</html>
`;
  return page.markup;
}

function pathOperationsIn({ paths }: OpenApiDocument): PathOperation[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

function isFirst({ operation }: PathOperation): boolean {
  return operation['x-same-as'] === undefined;
}

function endpointHtml(one: PathOperation, calls: readonly PathOperation[]): Html {
  const { operationId } = one.operation;
  const others = calls.filter(({ operation }) => operation['x-same-as'] === operationId);
  return operationHtml(one, others, new Set(commonFailures));
}

function menuItemHtml({ operation }: PathOperation): Html {
  return html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`;
}

function idOf(noun: string): string {
  return noun.toLowerCase().replaceAll(' ', '-');
}
