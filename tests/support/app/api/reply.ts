// A reply of the API, checked against the contract of its endpoint. Reading a refusal as a success fails with the
// refusal's message, and the other way round.
import * as z from 'zod';
import { contract, type FileEndpoint, type ReplyOf } from '#domain/contract.ts';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#domain/endpoints.ts';
import { EXPORT_MEDIA_TYPES, isFileFormats } from '#domain/export-format.ts';
import { PROBLEMS, type ProblemCode } from '#domain/problem-catalogue.ts';
import { isRuleCode } from '#domain/rule-messages.ts';
import type { Schemas } from '#domain/schemas/endpoint-schemas.ts';
import type { FieldError } from '#domain/validation.ts';
import { failuresOf } from '#server/http/openapi/failures.ts';

type ResponseHeaders = Record<string, string | string[] | number | undefined>;

/** As `inject` returns it. */
export interface Received {
  statusCode: number;
  headers: ResponseHeaders;
  rawPayload: Buffer;
}

export interface ProblemReply {
  code: ProblemCode;
  message: string;
  errors: FieldError[];
}

/** The text of a file. */
type BodyOf<Name extends EndpointName> = Name extends FileEndpoint
  ? string
  : { success: true } & (ReplyOf<Name> extends Record<string, never> ? object : ReplyOf<Name>);

export class Reply<Name extends EndpointName = EndpointName> {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly bytes: Buffer;
  readonly #name: EndpointName;

  /** @throws Error for everything that the contract does not declare */
  constructor(name: Name, { statusCode, headers, rawPayload }: Received) {
    this.#name = name;
    this.status = statusCode;
    this.headers = headers;
    this.bytes = rawPayload;
    if (statusCode >= 400) this.#expectDeclared(this.problem.code);
    else if (statusCode !== 304) this.#expectSuccess();
    else if (!this.#endpoint.ifNoneMatch || rawPayload.length > 0) throw new Error(`${name}: 304`);
  }

  /** @throws Error with the message of a refusal */
  get body(): BodyOf<Name> {
    if (this.status === 304) throw new Error(`${this.#name}: not modified`);
    if (this.status >= 400) {
      const { code, message } = this.problem;
      throw new Error(`${this.#name} was refused, ${this.status} ${code}: ${message}`);
    }
    // The constructor has checked it.
    return (this.#isFile ? String(this.bytes) : this.json) as BodyOf<Name>;
  }

  /** @throws Error if the call was not refused */
  get problem(): ProblemReply {
    if (this.status < 400) throw new Error(`${this.#name} was not refused: ${this.status}`);
    const { code, message, errors = [] } = problemReply.parse(this.json);
    return { code, message, errors };
  }

  /** The body as it was sent. */
  get json(): unknown {
    return JSON.parse(String(this.bytes));
  }

  get #endpoint(): Endpoint {
    return endpoints[this.#name];
  }

  get #isFile(): boolean {
    return isFileFormats(contract[this.#name].reply);
  }

  #expectDeclared(code: ProblemCode): void {
    const name = this.#name;
    if (!failuresOf(name).includes(code)) throw new Error(`${name} is not said to answer ${code}`);
    if (PROBLEMS[code].status !== this.status)
      throw new Error(`${name}: ${code} as ${this.status}`);
    this.#expectType([JSON_TYPE]);
  }

  #expectSuccess(): void {
    const { reply }: Schemas = contract[this.#name];
    if (this.status !== (this.#endpoint.creates ? 201 : 200))
      throw new Error(`${this.#name} answered ${this.status}`);
    if (isFileFormats(reply)) {
      this.#expectType(reply.formats.map((format) => EXPORT_MEDIA_TYPES[format]));
      return;
    }
    this.#expectType([JSON_TYPE]);
    const { success, ...rest } = Object(this.json);
    if (success !== true) throw new Error(`${this.#name}: success is ${success}`);
    reply.parse(rest);
  }

  #expectType(types: readonly string[]): void {
    const type = `${this.headers['content-type']}`;
    if (!types.includes(type)) throw new Error(`${this.#name}: ${type}`);
  }
}

/** @throws Error for a 5xx, which a program in the test's own process must not answer */
export function replyOf<Name extends EndpointName>(name: Name, received: Received): Reply<Name> {
  const { statusCode, rawPayload } = received;
  if (statusCode >= 500) throw new Error(`${name} answered ${statusCode}: ${rawPayload}`);
  return new Reply(name, received);
}

const JSON_TYPE = 'application/json; charset=utf-8';
const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);
const problemReply = z.strictObject({
  success: z.literal(false),
  code: z.string().refine(isProblemCode),
  message: z.string().min(1),
  errors: z
    .array(
      z.strictObject({
        field: z.string(),
        rule: z.string().refine(isRuleCode),
        params: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
        message: z.string().min(1),
      }),
    )
    .min(1)
    .optional(),
});
