import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { PASSWORD_MIN_LENGTH } from '#domain/volunteers/volunteer.ts';
import { bucketOf, bucketVariables, missingVariables } from './blobs/bucket-config.ts';
import { OperatorError } from './errors/operator-error.ts';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`);

/** Hours. Dates much further ahead are out of range. */
const TEN_YEARS = 87_600;

const hours = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number of hours')
  .transform(Number)
  .refine((value) => value > 0, 'must be more than 0')
  .refine((value) => value <= TEN_YEARS, `must be at most ${TEN_YEARS}, which is ten years`);

const url = (protocols: RegExp, what: string) =>
  z.url({ protocol: protocols, error: `must be ${what}` });

/** Every client could forge its address with /0. */
function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const maxBits = version === 6 ? 128 : 32;
  const isRange = bits === undefined || /^\d{1,3}$/.test(bits);
  const isInside = bits === undefined || (Number(bits) > 0 && Number(bits) <= maxBits);
  return version !== 0 && rest.length === 0 && isRange && isInside;
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;
}

/** The URL goes into the CSP, where nothing in it may read as another directive. */
function isFormEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { href, origin, hostname, pathname } = new URL(text);
  const isPlain = href === origin + pathname && /^[\w.-]+$/.test(hostname);
  return isPlain && /^[\w/.-]*\/f\/[\w-]+$/.test(pathname);
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: url(/^https?$/, 'an address like https://trust.example')
      .refine(isOrigin, 'must be an address without a path, like https://trust.example')
      .optional(),
    DATA_DIR: z.string().default('./data'),
    DATA_EXPECTED: z.enum(['1', '0'], 'must be 1 or 0').default('0'),
    DATABASE_URL: url(/^postgres(ql)?$/, 'an address like postgres://user@host/name').optional(),
    DATA_KEYS: z.string().optional(),
    ...bucketVariables,
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    ADMIN_PASSWORD: z.string().optional(),
    PASSWORD_MIN_LENGTH: wholeNumber(PASSWORD_MIN_LENGTH, 128).default(PASSWORD_MIN_LENGTH),
    PASSWORD_REFUSE_COMMON: z.enum(['on', 'off'], 'must be on or off').default('off'),
    LOGIN_RATE_LIMIT: wholeNumber(1, 1_000_000).default(5),
    DAILY_LIMIT_PER_ACCOUNT: wholeNumber(1, 1_000_000_000).default(250_000),
    VOLUNTEER_SESSION_HOURS: hours.default(7 * 24),
    VOLUNTEER_IDLE_HOURS: hours.default(12),
    ADMIN_SESSION_HOURS: hours.default(12),
    ADMIN_IDLE_HOURS: hours.default(2),
    FORM_ENDPOINT: url(/^https?$/, 'the address of a form, like https://formspree.io/f/abcdefgh')
      .refine(isFormEndpoint, 'must be an address that ends with /f/ and the id of the form')
      .optional(),
    OFFLINE_DESK: z.enum(['on', 'off'], 'must be on or off').default('on'),
    SMTP_URL: url(/^smtps?$/, 'an address like smtps://user:password@mail.example').optional(),
    MAIL_TO: z.email('must be an e-mail address').optional(),
    MAIL_FROM: z.email('must be an e-mail address').optional(),
    TRUST_PROXY: z
      .string()
      .transform((text) => text.split(',').map((range) => range.trim()))
      .refine(
        (ranges) => ranges.every(isAddressRange),
        'must be addresses or ranges like 10.0.0.0/8',
      )
      .optional(),
    BACKUP_DIR: z.string().optional(),
    BACKUP_AT: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day like 02:30')
      .default('02:30'),
    BACKUP_KEEP: wholeNumber(0, 1000).default(7),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'must be 16 or more letters, digits or signs, without a space')
      .optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  })
  .refine(({ SMTP_URL, MAIL_TO, MAIL_FROM }) => SMTP_URL || !(MAIL_TO || MAIL_FROM), {
    path: ['SMTP_URL'],
    message: 'must say through which server the mails of MAIL_TO go',
  })
  .refine(({ SMTP_URL, MAIL_TO }) => !SMTP_URL || MAIL_TO, {
    path: ['MAIL_TO'],
    message: 'must say who gets the mails when SMTP_URL is set',
  })
  .superRefine((set, { addIssue }) => {
    for (const { variable, message } of missingVariables(set)) {
      addIssue({ code: 'custom', path: [variable], message });
    }
  });

export type Config = ReturnType<typeof readConfig>;
export type DatabaseLocation = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Empty values count as unset. @throws OperatorError naming every wrong variable */
export function readConfig(variables: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(set);
  if (error) {
    const wrong = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new OperatorError(`The configuration is wrong: ${wrong.join('; ')}.`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL && new URL(data.PUBLIC_URL).origin,
    dataDir: resolve(data.DATA_DIR),
    dataExpected: data.DATA_EXPECTED === '1',
    databaseUrl: data.DATABASE_URL,
    dataKeys: data.DATA_KEYS,
    /** Undefined: images are in dataDir. */
    bucket: bucketOf(data),
    firstAdmin: { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD },
    passwordMinLength: data.PASSWORD_MIN_LENGTH,
    refuseCommonPasswords: data.PASSWORD_REFUSE_COMMON === 'on',
    loginRateLimit: data.LOGIN_RATE_LIMIT,
    /** Applies separately to audited reads, changes and sign-ins. */
    dailyLimitPerAccount: data.DAILY_LIMIT_PER_ACCOUNT,
    /** Hours: maximum age, and maximum time without use. */
    sessionHours: {
      volunteer: { life: data.VOLUNTEER_SESSION_HOURS, idle: data.VOLUNTEER_IDLE_HOURS },
      admin: { life: data.ADMIN_SESSION_HOURS, idle: data.ADMIN_IDLE_HOURS },
    },
    trustProxy: data.TRUST_PROXY ?? false,
    backup: {
      dir: resolve(data.BACKUP_DIR ?? join(data.DATA_DIR, 'backups')),
      /** hh:mm, local time. */
      at: data.BACKUP_AT,
      keep: data.BACKUP_KEEP,
    },
    /** False: the desk's service worker removes itself from the devices. */
    offlineDesk: data.OFFLINE_DESK === 'on',
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN,
    /** Undefined: our own contact form. */
    formEndpoint: data.FORM_ENDPOINT,
    mail: mailOf(data.SMTP_URL, data.MAIL_TO, data.MAIL_FROM),
  };
}

function mailOf(url: string | undefined, to: string | undefined, from = to) {
  return url && to && from ? { url, to, from } : undefined;
}
