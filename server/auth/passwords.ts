// argon2id, built into Node. The parameters are OWASP's; the stored text says which were used, so
// that they can be raised and old hashes renewed at the next sign-in.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { problem } from '#domain/problems.ts';

const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** So many wait on any machine; more only where hashing is quick enough for the last of them. */
const FEW_WAITING = 8;
const LONGEST_WAIT_MS = 500;
const RETRY_SECONDS = 1;

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const hashAsync = promisify(argon2);

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Takes as long for an account that is not there (undefined) as for one that is. */
  verify: (password: string, stored: string | undefined, guard?: Guard) => Promise<boolean>;
  isOutdated: (stored: string) => boolean;
  /** Whoever came now would be refused. */
  isFull: () => boolean;
}

/** Run when the turn of a check comes, so that a burst of guesses cannot outrun the throttle. */
export interface Guard {
  before: () => Promise<void>;
  onWrong: () => Promise<void>;
}

interface Parameters {
  memory: number;
  passes: number;
  parallelism: number;
}
const NOW: Parameters = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES };

/** Two at once for each core and a queue of well under a second; past it, 503: hashing must not starve the rest. */
export function passwords(): Passwords {
  const slots = pLimit(2 * availableParallelism());
  /** As long as the last ones took, on the average; the first guess is for an old machine. */
  let usualMs = 80;
  const isFull = () =>
    slots.pendingCount >= FEW_WAITING &&
    (slots.pendingCount * usualMs) / slots.concurrency > LONGEST_WAIT_MS;
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isFull()) throw problem('overloaded', { retryAfter: RETRY_SECONDS });
    return slots(async () => {
      const begun = performance.now();
      try {
        return await work();
      } finally {
        usualMs += (performance.now() - begun - usualMs) / 8;
      }
    });
  };
  const nobody = stored(NOW, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

  return {
    isFull,
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(SALT_BYTES);
        return stored(NOW, salt, await digest(password, salt, NOW, HASH_BYTES));
      }),
    verify: (password, known, guard) =>
      inTurn(async () => {
        await guard?.before();
        const { parameters, salt, hash } = parse(known ?? nobody);
        const same = timingSafeEqual(hash, await digest(password, salt, parameters, hash.length));
        const right = same && known !== undefined;
        if (!right) await guard?.onWrong();
        return right;
      }),
    isOutdated: (known) => {
      const { memory, passes, parallelism } = parse(known).parameters;
      return memory !== MEMORY_KIB || passes !== PASSES || parallelism !== LANES;
    },
  };
}

function digest(
  password: string,
  salt: Buffer,
  parameters: Parameters,
  length: number,
): Promise<Buffer> {
  return hashAsync('argon2id', {
    message: Buffer.from(password),
    nonce: salt,
    tagLength: length,
    ...parameters,
  });
}

function stored({ memory, passes, parallelism }: Parameters, salt: Buffer, hash: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(hash)}`;
}

function parse(text: string): { parameters: Parameters; salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt = '', hash = ''] = STORED.exec(text) ?? [];
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
