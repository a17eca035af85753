// argon2id with OWASP's parameters, which the hash contains: outdated hashes are renewed at sign-in.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { problem } from '#domain/problems.ts';

const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** A slow machine accepts a queue of this length too. */
const MIN_QUEUE_LENGTH = 8;
const MAX_WAIT_MS = 500;
const RETRY_SECONDS = 1;

const STORED_HASH =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const hashAsync = promisify(argon2);

export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /** An unknown account (undefined) takes as long as a known one. */
  verify: (password: string, storedHash: string | undefined, guard?: Guard) => Promise<boolean>;
  isOutdated: (storedHash: string) => boolean;
  isFull: () => boolean;
}

/** Runs when the check leaves the queue: only guesses that are hashed at once can outrun the rate limit. */
export interface Guard {
  before: () => Promise<void>;
  onWrong: () => Promise<void>;
}

export interface HashParameters {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}
const OWASP: HashParameters = { memory: 19_456, passes: 2, parallelism: 1 };

/** @throws Problem overloaded from a full queue: hashing must not starve other requests */
export function createPasswordHasher(current: HashParameters = OWASP): PasswordHasher {
  const slots = pLimit(2 * availableParallelism());
  /** Moving average; the initial value suits a slow machine. */
  let averageMs = 80;
  const isFull = () =>
    slots.pendingCount >= MIN_QUEUE_LENGTH &&
    (slots.pendingCount * averageMs) / slots.concurrency > MAX_WAIT_MS;
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isFull()) throw problem('overloaded', { retryAfter: RETRY_SECONDS });
    return slots(async () => {
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        averageMs += (performance.now() - startedAt - averageMs) / 8;
      }
    });
  };
  const dummyHash = formatHash(current, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

  return {
    isFull,
    hash: (password) =>
      enqueue(async () => {
        const salt = randomBytes(SALT_BYTES);
        return formatHash(current, salt, await digest(password, salt, current, HASH_BYTES));
      }),
    verify: (password, storedHash, guard) =>
      enqueue(async () => {
        await guard?.before();
        const { parameters, salt, hash } = parseHash(storedHash ?? dummyHash);
        const matches = timingSafeEqual(
          hash,
          await digest(password, salt, parameters, hash.length),
        );
        const isCorrect = matches && storedHash !== undefined;
        if (!isCorrect) await guard?.onWrong();
        return isCorrect;
      }),
    isOutdated: (storedHash) => {
      const { memory, passes, parallelism } = parseHash(storedHash).parameters;
      const isSame = memory === current.memory && passes === current.passes;
      return !isSame || parallelism !== current.parallelism;
    },
  };
}

function digest(
  password: string,
  salt: Buffer,
  parameters: HashParameters,
  length: number,
): Promise<Buffer> {
  return hashAsync('argon2id', {
    message: Buffer.from(password),
    nonce: salt,
    tagLength: length,
    ...parameters,
  });
}

function formatHash(
  { memory, passes, parallelism }: HashParameters,
  salt: Buffer,
  hash: Buffer,
): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(hash)}`;
}

function parseHash(text: string): { parameters: HashParameters; salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt = '', hash = ''] = STORED_HASH.exec(text) ?? [];
  if (hash === '') throw new Error('a stored password is not an argon2id hash');
  return {
    parameters: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
