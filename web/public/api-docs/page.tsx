// The API description for developers, prerendered and without scripts.

import openApiDocument from 'virtual:openapi-document';
import { Fragment } from 'react';
import {
  METHODS,
  type OpenApiDocument,
  type PathOperation,
} from '#domain/endpoints/openapi-document.ts';
import { COMMON_PROBLEMS, PROBLEMS } from '#domain/problem-catalogue.ts';
import type { Route } from './+types/page.ts';
import styles from './api-docs.module.css';
import { DocsHeader } from './docs-header.tsx';
import { OperationArticle, RefusalItem } from './operation-article.tsx';
import { FieldList } from './schema.tsx';

export const loader = () => openApiDocument;

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.info.title }, { name: 'robots', content: 'noindex' }];
}

export default function ApiDocs({
  loaderData: { info, tags, paths, components },
}: Route.ComponentProps) {
  const operations = operationsIn(paths);
  const groups = tags.map(({ name }) => ({
    name,
    id: name.toLowerCase().replaceAll(' ', '-'),
    operations: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const schemas = Object.entries(components.schemas);
  return (
    <div className={styles.docs}>
      <a className={styles.skip} href="#calls">
        Skip to the calls
      </a>
      <DocsHeader />
      <main className={styles.page}>
        <h1>{info.title}</h1>
        <nav aria-label="Calls">
          {groups.map(({ name, id, operations }) => (
            <Fragment key={id}>
              <MenuHeading id={id}>{name}</MenuHeading>
              <Menu items={operations.filter(isFirst).map(menuItemOf)} />
            </Fragment>
          ))}
          <MenuHeading id="refusals">Refusals of every call</MenuHeading>
          <MenuHeading id="shapes">Shapes</MenuHeading>
          <Menu items={schemas.map(([name]) => [name, name])} />
        </nav>
        <div id="calls" tabIndex={-1}>
          {info.description.split('\n\n').map((text) => (
            <p key={text}>{text}</p>
          ))}
          {groups.map(({ name, id, operations }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{name}</h2>
              {operations.filter(isFirst).map((one) => (
                <OperationArticle
                  key={one.operation.operationId}
                  {...one}
                  aliases={operations.filter((other) => isAlias(other, one))}
                />
              ))}
            </section>
          ))}
          <section aria-labelledby="refusals">
            <h2 id="refusals">Refusals of every call</h2>
            <dl>
              {COMMON_PROBLEMS.map((code) => (
                <RefusalItem
                  key={code}
                  status={String(PROBLEMS[code].status)}
                  code={code}
                  message={PROBLEMS[code].message}
                />
              ))}
            </dl>
          </section>
          <section aria-labelledby="shapes">
            <h2 id="shapes">Shapes</h2>
            {schemas.map(([name, schema]) => (
              <article key={name} aria-labelledby={name}>
                <h3 id={name}>{name}</h3>
                <FieldList schema={schema} />
              </article>
            ))}
          </section>
        </div>
      </main>
    </div>
  );
}

function MenuHeading({ id, children }: { id: string; children: string }) {
  return (
    <p>
      <a href={`#${id}`}>{children}</a>
    </p>
  );
}

function Menu({ items }: { items: (readonly [id: string, label: string])[] }) {
  return (
    <ul>
      {items.map(([id, label]) => (
        <li key={id}>
          <a href={`#${id}`}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

function menuItemOf({ operation: { operationId, summary } }: PathOperation) {
  return [operationId, summary] as const;
}

function operationsIn(paths: OpenApiDocument['paths']): PathOperation[] {
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

function isAlias(other: PathOperation, { operation }: PathOperation): boolean {
  return other.operation['x-same-as'] === operation.operationId;
}
