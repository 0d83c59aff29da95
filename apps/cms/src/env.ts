import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { ROLES, type Role } from './access/roles.ts';
import {
  DEFAULT_KEY_ID,
  type EncryptionKeys,
  InvalidKeysError,
  KEY_BYTES,
  parseKey,
  parseKeys,
  withDefaultKey,
} from './security/encryption-keys.ts';

/** Where clamd listens. */
export type ClamdAddress = { host: string; port: number } | { path: string };

const address = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .transform((value) => value.replace(/\/+$/, ''));

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address can be reached from this machine only. */
const isOwnMachine = (value: string) => OWN_MACHINE.has(new URL(value).hostname);

/**
 * Whether browsers treat the origin as trustworthy and send Sec-Fetch headers there; cookie authentication
 * depends on them.
 */
function isTrustworthy(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || OWN_MACHINE.has(hostname);
}

const secret = (minimum: number) =>
  z
    .string({ error: `is missing: set it to at least ${minimum} random characters` })
    .min(minimum, `must have at least ${minimum} characters`);

/** Hosts, with port if it is not the default. */
const hosts = z
  .string()
  .transform((value) => value.split(',').map((host) => host.trim()))
  .refine(
    (all) => all.every((host) => /^[^\s/?#@]+$/.test(host) && URL.canParse(`https://${host}`)),
    'must be hosts such as core.bank.internal:8443, separated by commas',
  );

/** clamd: `tcp://host:port`, or `unix:` with the path of its socket. */
const clamdAddress = z
  .string()
  .regex(
    /^(?:tcp:\/\/(?:\[[\da-f:.]+\]|[\w.-]+):\d{1,5}|unix:\/.+)$/i,
    'must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
  )
  .transform((value): ClamdAddress => {
    if (value.startsWith('unix:')) return { path: value.slice('unix:'.length) };
    const { hostname, port } = new URL(value);
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
  });

const encryptionKey = z.string().transform((value, context) => {
  const key = parseKey(value);
  if (key) return key;
  context.addIssue('must be exactly 32 bytes in base64 (openssl rand -base64 32)');
  return z.NEVER;
});

const encryptionKeys = z.string().transform((value, context) => {
  try {
    return parseKeys(value);
  } catch (error) {
    if (!(error instanceof InvalidKeysError)) throw error;
    context.addIssue(error.message);
    return z.NEVER;
  }
});
/** `everyone`, `off`, or roles separated by commas. */
const secondFactor = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim()))
  .pipe(
    z.union(
      [
        z.tuple([z.literal('everyone')]).transform((): 'everyone' => 'everyone'),
        z.tuple([z.literal('off')]).transform((): Role[] => []),
        z.array(z.enum(ROLES)).min(1),
      ],
      `must be everyone, off, or roles separated by commas (${ROLES.join(', ')})`,
    ),
  );

const roleNames = z.enum(ROLES, `must name roles (${ROLES.join(', ')})`);

/** `group=role`, separated by commas; a group may be named several times. */
const rolesByGroup = z
  .string()
  .transform((value) => value.split(',').map((pair) => pair.split('=').map((part) => part.trim())))
  .pipe(
    z.array(
      z.tuple([z.string().min(1), roleNames], 'must be group=role, separated by commas'),
      'must be group=role, separated by commas',
    ),
  );

const onOff = z.enum(['on', 'off'], 'must be on or off');

const mailAddresses = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim().toLowerCase()))
  .pipe(z.array(z.email('must be mail addresses, separated by commas')));

/** Sign-in through the bank's identity provider. */
const oidcFields = {
  OIDC_ISSUER: address('https://login.bank.example')
    .refine(isTrustworthy, 'must be https: unless its host is localhost, 127.0.0.1 or [::1]')
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_ROLES_CLAIM: z.string().min(1).default('groups'),
  OIDC_ROLES: rolesByGroup.optional(),
  OIDC_CREATE_ACCOUNTS: onOff.default('off'),
  OIDC_SECOND_FACTOR: z.enum(['ask', 'trust'], 'must be ask or trust').default('ask'),
  PASSWORD_SIGN_IN_FOR: mailAddresses.optional(),
};

const schema = z.object({
  ...oidcFields,
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  CMS_HOST: z.string().min(1).default('127.0.0.1'),
  CMS_PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(1, 'must be a port from 1 to 65535')
    .max(65_535, 'must be a port from 1 to 65535')
    .default(3001),
  CMS_URL: address('https://cms.bank.example')
    .refine(
      isTrustworthy,
      'must be https: unless its host is localhost, 127.0.0.1 or [::1]; over plain http browsers do not say where a request comes from, and nobody could sign in',
    )
    .default('http://127.0.0.1:3001'),
  SITE_URL: address('https://www.bank.example').default('http://localhost:3000'),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, 'must start with postgres:// (leave it unset for SQLite in DATA_DIR)')
    .optional(),
  PAYLOAD_SECRET: secret(32),
  SERVICE_KEY: secret(32),
  ENCRYPTION_KEY: encryptionKey.optional(),
  ENCRYPTION_KEYS: encryptionKeys.optional(),
  FEED_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  MARKET_PULL_HOSTS: hosts.default([]),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$|^[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>$/, 'must be a mail address')
    .default('no-reply@localhost.localdomain'),
  CLAMD_ADDRESS: clamdAddress.optional(),
  SECOND_FACTOR: secondFactor.optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
});

/** The bank's identity provider (OpenID Connect). */
export type OidcSettings = Readonly<{
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim with a person's groups. */
  rolesClaim: string;
  /** Roles by group; without them roles are those that administrators give. */
  roles: readonly (readonly [group: string, role: Role])[] | undefined;
  canCreateAccounts: boolean;
  /** Whether sign-in through the provider counts as second factor, even if its tokens do not say so. */
  isSecondFactorTrusted: boolean;
}>;

/** The parsed settings. Addresses have no trailing slash. */
export type Env = Readonly<{
  mode: 'production' | 'development' | 'test';
  host: string;
  port: number;
  cmsUrl: string;
  siteUrl: string;
  dataDir: string;
  /** PostgreSQL URL; without it the SQLite file `beranda.db` in `dataDir` is used. */
  databaseUrl: string | undefined;
  payloadSecret: string;
  serviceKey: string;
  /** Keys of personal data: the first one writes. */
  encryptionKeys: EncryptionKeys;
  /** The core banking system's key for the feed; without it the feed is off. */
  feedKey: string | undefined;
  /** Allowed internal hosts for fetching rates and fund values, such as `core.internal:8443`. */
  pullHosts: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The virus scanner for attachments; without it they are not scanned. */
  clamd: ClamdAddress | undefined;
  /** Roles that must have a second factor; empty for none. */
  secondFactorFor: 'everyone' | readonly Role[];
  /** Without it staff sign in with passwords only. */
  oidc: OidcSettings | undefined;
  /** The only accounts that may sign in with a password; undefined for all. */
  passwordSignInFor: readonly string[] | undefined;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
}>;

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Raw environment variables. */
type Variables = Readonly<Record<string, string | undefined>>;

/** The nearest ancestor folder with the workspace's lockfile. */
function findRepositoryRoot(from: string): string {
  let folder = path.resolve(/* turbopackIgnore: true */ from);
  while (!existsSync(path.join(/* turbopackIgnore: true */ folder, 'package-lock.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) return path.resolve(from);
    folder = parent;
  }
  return folder;
}

/** Empty variables count as unset, since many tools cannot unset them. */
function withoutBlanks(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim() !== ''));
}

type Keys = { ENCRYPTION_KEY?: Buffer | undefined; ENCRYPTION_KEYS?: EncryptionKeys | undefined };

/** The keys of both variables: either is enough. Beside a list, the single key only reads. */
function keysOf({ ENCRYPTION_KEY: key, ENCRYPTION_KEYS: encryptionKeys }: Keys): EncryptionKeys {
  if (!encryptionKeys) return new Map(key && [[DEFAULT_KEY_ID, key]]);
  return key ? withDefaultKey(encryptionKeys, key) : encryptionKeys;
}

/** What is wrong with the two variables of the keys together. */
function issueOfKeys({ ENCRYPTION_KEY, ENCRYPTION_KEYS }: Variables): string[] {
  if (!ENCRYPTION_KEY && !ENCRYPTION_KEYS)
    return ['ENCRYPTION_KEY is missing: set it to 32 random bytes in base64 (openssl rand -base64 32)'];
  const pair = z.object({ ENCRYPTION_KEY: encryptionKey, ENCRYPTION_KEYS: encryptionKeys });
  const { data } = pair.safeParse({ ENCRYPTION_KEY, ENCRYPTION_KEYS });
  try {
    if (data) keysOf(data);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidKeysError)) throw error;
    return [`ENCRYPTION_KEYS ${error.message}`];
  }
}

type Issue = [name: string, message: string];

/** What is missing for the identity provider. */
function oidcIssues(values: z.infer<typeof schema>): Issue[] {
  const needs = (name: keyof typeof oidcFields, why: string): Issue[] =>
    values[name] === undefined ? [[name, `is missing: ${why}`]] : [];
  if (values.OIDC_ISSUER === undefined) {
    return values.PASSWORD_SIGN_IN_FOR === undefined
      ? []
      : needs('OIDC_ISSUER', 'with PASSWORD_SIGN_IN_FOR others could not sign in');
  }
  return [
    ...needs('OIDC_CLIENT_ID', 'OIDC_ISSUER is set'),
    ...needs('OIDC_CLIENT_SECRET', 'OIDC_ISSUER is set'),
    ...(values.OIDC_CREATE_ACCOUNTS === 'on'
      ? needs('OIDC_ROLES', 'new accounts get their roles from it')
      : []),
  ];
}

function oidcSettings(values: z.infer<typeof schema>): OidcSettings | undefined {
  if (!values.OIDC_ISSUER) return undefined;
  return {
    issuer: values.OIDC_ISSUER,
    clientId: values.OIDC_CLIENT_ID ?? '',
    clientSecret: values.OIDC_CLIENT_SECRET ?? '',
    rolesClaim: values.OIDC_ROLES_CLAIM,
    roles: values.OIDC_ROLES,
    canCreateAccounts: values.OIDC_CREATE_ACCOUNTS === 'on',
    isSecondFactorTrusted: values.OIDC_SECOND_FACTOR === 'trust',
  };
}

/**
 * Parses environment variables.
 *
 * @throws EnvironmentError with every invalid variable and its expected format, but no values.
 */
export function parseEnv(variables: Variables): Env {
  const nonEmpty = withoutBlanks(variables);
  const result = schema.safeParse(nonEmpty);
  const lines = [
    ...(result.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...issueOfKeys(nonEmpty),
  ];
  if (!result.success || lines.length > 0)
    throw new EnvironmentError(`The environment is not usable: ${lines.join('; ')}.`);
  const values = result.data;
  const missing = oidcIssues(values).map(([name, message]) => `${name} ${message}`);
  if (missing.length > 0) throw new EnvironmentError(`The environment is not usable: ${missing.join('; ')}.`);
  return {
    mode: values.NODE_ENV,
    host: values.CMS_HOST,
    port: values.CMS_PORT,
    cmsUrl: values.CMS_URL,
    siteUrl: values.SITE_URL,
    dataDir: path.resolve(
      /* turbopackIgnore: true */ values.DATA_DIR ?? path.join(findRepositoryRoot(process.cwd()), 'data'),
    ),
    databaseUrl: values.DATABASE_URL,
    payloadSecret: values.PAYLOAD_SECRET,
    serviceKey: values.SERVICE_KEY,
    encryptionKeys: keysOf(values),
    feedKey: values.FEED_KEY,
    pullHosts: values.MARKET_PULL_HOSTS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    clamd: values.CLAMD_ADDRESS,
    // An address of this machine only is a demonstration or development.
    secondFactorFor: values.SECOND_FACTOR ?? (isOwnMachine(values.CMS_URL) ? [] : 'everyone'),
    oidc: oidcSettings(values),
    passwordSignInFor: values.PASSWORD_SIGN_IN_FOR,
    logLevel: values.LOG_LEVEL,
  };
}

/**
 * Placeholder settings for builds, type generation and migrations, which need only the configuration's shape.
 * Nothing signed or encrypted with them leaves the process.
 */
export function envForBuilding(variables: Variables = {}): Env {
  return parseEnv({
    PAYLOAD_SECRET: 'only-while-building-never-while-serving',
    SERVICE_KEY: 'only-while-building-never-while-serving',
    ENCRYPTION_KEY: Buffer.alloc(KEY_BYTES).toString('base64'),
    LOG_LEVEL: 'warn',
    ...(variables.DATABASE_URL ? { DATABASE_URL: variables.DATABASE_URL } : {}),
    ...(variables.DATA_DIR ? { DATA_DIR: variables.DATA_DIR } : {}),
  });
}
