import type {
  OpenApiOperation,
  OpenApiResponse,
  PathOperation,
} from '#domain/endpoints/openapi-document.ts';
import { COMMON_PROBLEMS } from '#domain/problem-catalogue.ts';
import styles from './api-docs.module.css';
import { BodyFields, FieldList, ParameterList } from './schema.tsx';

const ACCESS_LABELS = {
  anyone: 'Anyone',
  account: 'Everyone who is signed in',
  volunteer: 'Signed-in volunteers and admins',
  editor: 'Editors of the website and admins',
  admin: 'Admins',
} as const satisfies Record<OpenApiOperation['x-who-may'], string>;

interface OperationArticleProps extends PathOperation {
  aliases: readonly PathOperation[];
}

export function OperationArticle({ path, method, operation, aliases }: OperationArticleProps) {
  const { operationId: id, summary, description, parameters, requestBody, responses } = operation;
  const [body] = Object.values(requestBody?.content ?? {});
  return (
    <article aria-labelledby={id}>
      <h3 id={id}>{summary}</h3>
      {[{ path, method }, ...aliases].map((address) => (
        <p key={address.path + address.method} className={styles.address}>
          <b data-method={address.method}>{address.method.toUpperCase()}</b>{' '}
          <code>{address.path}</code>
        </p>
      ))}
      <p className={styles.access}>
        <b>{ACCESS_LABELS[operation['x-who-may']]}</b>
      </p>
      <p>{description}</p>
      {parameters && (
        <>
          <h4>Parameters</h4>
          <ParameterList parameters={parameters} />
        </>
      )}
      {body?.schema && (
        <>
          <h4>Body</h4>
          <BodyFields schema={body.schema} />
        </>
      )}
      {Object.entries(responses)
        .filter(([status]) => Number(status) < 400)
        .map(([status, response]) => (
          <Reply key={status} status={status} response={response} />
        ))}
      <Refusals responses={responses} />
      {operation['x-codeSamples']?.map(({ source }) => (
        <pre key={source}>
          <code>{source}</code>
        </pre>
      ))}
    </article>
  );
}

function Reply({ status, response }: { status: string; response: OpenApiResponse }) {
  const { description, headers, content = {} } = response;
  const [media] = Object.values(content);
  const isUsual = description.endsWith('Done') || description.endsWith('Made');
  return (
    <>
      <h4>Reply {status}</h4>
      {!isUsual && <p>{description}</p>}
      {media?.schema && <FieldList schema={media.schema} />}
      {Object.entries(headers ?? {}).map(([name, header]) => (
        <p key={name}>
          <code>{name}</code> {header.description}
        </p>
      ))}
    </>
  );
}

function Refusals({ responses }: Pick<OpenApiOperation, 'responses'>) {
  const refusals = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) => refusalsOf(status, response));
  if (refusals.length === 0) return null;
  return (
    <>
      <h4>Refusals</h4>
      <dl>
        {refusals.map((refusal) => (
          <RefusalItem key={refusal.status + refusal.message} {...refusal} />
        ))}
      </dl>
    </>
  );
}

interface Refusal {
  status: string;
  code?: string;
  message: string;
}

/** Without those that the page lists once for all operations. */
function refusalsOf(status: string, { description, content = {} }: OpenApiResponse): Refusal[] {
  const common: readonly string[] = COMMON_PROBLEMS;
  const examples = Object.values(content).flatMap((media) => Object.values(media.examples ?? {}));
  if (examples.length === 0) return [{ status, message: description }];
  return examples
    .filter(({ value }) => !common.includes(value.code))
    .map(({ value: { code, message } }) => ({ status, code, message }));
}

export function RefusalItem({ status, code, message }: Refusal) {
  return (
    <div>
      <dt>
        <b>{status}</b>
        {code && (
          <>
            {' '}
            <code>{code}</code>
          </>
        )}
      </dt>
      <dd>{message}</dd>
    </div>
  );
}
