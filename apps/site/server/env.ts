import path from 'node:path';
import { z } from 'zod';

const ORIGIN_ERROR = 'an origin without path, such as https://www.bank.example';

const origin = z
  .string()
  .refine((value) => {
    const url = URL.parse(value);
    // Nothing may be dropped unnoticed, such as a user name, a query or a fragment.
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  }, ORIGIN_ERROR)
  .transform((value) => URL.parse(value)?.origin ?? value);

const WHOLE_NUMBER_ERROR = 'a whole number above 0';

const DRAIN_ERROR = 'a number of seconds up to 300';
const SECONDS_ERROR = 'a number of seconds up to 60';
const positive = z.coerce.number(WHOLE_NUMBER_ERROR).int(WHOLE_NUMBER_ERROR).positive(WHOLE_NUMBER_ERROR);

const port = z.coerce
  .number('a port number')
  .int('a port number')
  .min(0, 'a port number')
  .max(65_535, 'a port number');
const secret = z.string().min(32);

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  SITE_URL: origin.default('http://localhost:3000'),
  SITE_HOST: z.string().min(1).default('127.0.0.1'),
  SITE_PORT: port.default(3000),
  INTERNAL_PORT: port.default(3002),
  ALLOWED_HOSTS: list.default([]),
  TRUST_PROXY: list.default([]),
  CMS_URL: origin.default('http://127.0.0.1:3001'),
  DATA_DIR: z
    .string()
    .min(1)
    .transform((value) => path.resolve(value)),
  SERVICE_KEY: secret,
  COOKIE_SECRET: secret,
  API_URL: z.string().default('/api'),
  CSRF_HEADER: z
    .string()
    .regex(/^[a-z][a-z\d-]*$/, 'a header name in lower case')
    .default('x-csrf-token'),
  LOCALE_COOKIE: z
    .string()
    .regex(/^[\w-]+$/, 'letters, digits, - and _')
    .default('beranda_locale'),
  LOCALE_DETECTION: z.enum(['off', 'root', 'all']).default('root'),
  CONNECTIONS_PER_ADDRESS: positive.default(256),
  DRAIN_SECONDS: z.coerce.number(DRAIN_ERROR).min(0, DRAIN_ERROR).max(300, DRAIN_ERROR).default(2),
  FORM_RATE_PER_MINUTE: positive.default(10),
  /** Attachments, from one network. */
  UPLOAD_MEGABYTES_PER_HOUR: positive.default(200),
  /** Time trap: a form that is sent earlier was not filled in by a person. */
  FORM_MIN_SECONDS: z.coerce.number(SECONDS_ERROR).min(0, SECONDS_ERROR).max(60, SECONDS_ERROR).default(2),
  /** Rate limit of the same text in any form, from any address. */
  FORM_SAME_TEXT_PER_HOUR: positive.default(30),
  CAPTCHA_PROVIDER: z.enum(['altcha', 'recaptcha']).default('altcha'),
  /** Proof of work: the mean number of attempts. */
  CAPTCHA_DIFFICULTY: positive.default(250),
  /** Forms without JavaScript, which answer a question: from one address, and all together. */
  CAPTCHA_QUESTION_RATE_PER_HOUR: positive.default(10),
  CAPTCHA_QUESTION_TOTAL_PER_HOUR: positive.default(60),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_VERIFY_URL: z
    .url({ protocol: /^https?$/, error: 'an absolute address' })
    .default('https://www.google.com/recaptcha/api/siteverify'),
  /** Copies all published content to disk in the background; see `content-copy.ts`. */
  COPY_CONTENT: z.enum(['on', 'off']).default('on'),
  /** Compresses pages that are requested again at the highest level, in the background. */
  RECOMPRESS_PAGES: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Analytics script, loaded only with consent; its origin is added to the content security policy. */
  ANALYTICS_URL: z.url({ protocol: /^https?$/, error: 'an absolute address of a script' }).optional(),
  /** The design collection under /design; by default everywhere except in production. */
  SHOW_DESIGN: z.enum(['0', '1']).optional(),
  BERANDA_BENCH: z.enum(['0', '1']).default('0'),
});

/** Segments only: `//host` would be another origin. */
const API_PATH = /^(?:\/[\w-]+)+$/;

/** The path of API_URL; undefined for another origin, whose cookies and responses a page of the site cannot use. */
function apiPathOf({ API_URL, SITE_URL }: z.output<typeof variables>): string | undefined {
  const path = API_URL.startsWith(`${SITE_URL}/`) ? API_URL.slice(SITE_URL.length) : API_URL;
  return API_PATH.test(path) ? path : undefined;
}

const schema = variables
  .superRefine((values, context) => {
    if (values.CAPTCHA_PROVIDER !== 'recaptcha') return;
    for (const name of ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const)
      if (!values[name]) context.addIssue({ code: 'custom', path: [name] });
  })
  .transform((values, context) => {
    const apiPath = apiPathOf(values);
    if (apiPath !== undefined) return { ...values, API_URL: apiPath };
    const message = 'a path such as /api, or an address below SITE_URL, without trailing slash';
    context.addIssue({ code: 'custom', path: ['API_URL'], message });
    return z.NEVER;
  });

export type SiteEnv = z.output<typeof schema>;

/** Invalid environment; the message names each variable and the expected format. */
class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Parses the configuration, once at start. An empty variable counts as not set.
 *
 * @throws EnvironmentError that never contains a value, because values may be secrets.
 */
export function parseEnv(environment: Record<string, string | undefined>): SiteEnv {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return values[name] === undefined
      ? `${name} is missing`
      : `${name} is wrong: expected ${expectation(issue)}`;
  });
  throw new EnvironmentError(`The site cannot start. ${problems.join('; ')}.`);
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small' && issue.origin === 'string') return `at least ${issue.minimum} characters`;
  return issue.message;
}
