import { AuthorizationResponseError } from 'openid-client';
import { type Endpoint, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload';
import { addSessionToUser, generatePayloadCookie, getSafeRedirect, parseCookies } from 'payload/shared';
import { inTransaction } from '#cms/database/sql.ts';
import type { Env, OidcSettings } from '#cms/env.ts';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { escapeHtml } from '#cms/mail/escape-html.ts';
import type { User } from '#cms/payload-types.ts';
import { storePassedSecondFactor } from '../sessions/session-store.ts';
import { recordSignInFailure } from '../sign-in-failures.ts';
import { type Claims, getAccountOfClaims, readClaims } from './get-account.ts';
import { discoverer, expiredAttemptCookie, fetchClaims, readAttempt, startAttempt } from './provider.ts';
import { type SignInProblem, SignInRejectedError } from './sign-in-problems.ts';
import { oidcTexts as texts } from './texts.ts';

/** The provider has seen a second factor (RFC 8176). */
const MULTI_FACTOR = 'mfa';

function redirectTo(address: string, cookies: string[] = []): Response {
  const headers = new Headers({ location: address, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

const loginPath = ({ payload }: PayloadRequest) =>
  `${payload.config.routes.admin}${payload.config.admin.routes.login}`;

const problemAt = (req: PayloadRequest, problem: SignInProblem, cookies: string[]) =>
  redirectTo(`${loginPath(req)}?problem=${problem}`, cookies);

/** Creates a session like Payload's sign-in does, with the same hooks. */
async function createSession(req: PayloadRequest, userId: number, isMultiFactor: boolean): Promise<string> {
  const { config } = req.payload.collections.users;
  const user = await req.payload.db.findOne<User & { collection: 'users' }>({
    collection: 'users',
    req,
    where: { id: { equals: userId } },
  });
  if (!user) throw new SignInRejectedError('no-account');
  user.collection = 'users';
  const { sid } = await addSessionToUser({ collectionConfig: config, payload: req.payload, req, user });
  const context = req.context;
  for (const hook of config.hooks.beforeLogin ?? []) await hook({ collection: config, context, req, user });
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: user.email,
    user,
    ...(sid ? { sid } : {}),
  });
  const { token } = await jwtSign({
    fieldsToSign,
    secret: req.payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  });
  for (const hook of config.hooks.afterLogin ?? [])
    await hook({ collection: config, context, req, token, user });
  if (isMultiFactor && sid) await storePassedSecondFactor(req, sid);
  return generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token,
  });
}

/**
 * Continues with an HTML document instead of a redirect: after a redirect from another site browsers would not send the
 * session cookie, which is `SameSite=Strict`.
 */
function continueAt(req: PayloadRequest, path: string, cookies: string[]): Response {
  const text = inLanguageOf(req, texts.continue);
  const html = `<!doctype html><html lang="${req.i18n.language}"><meta charset="utf-8"><title>${text}</title>
<meta http-equiv="refresh" content="0;url=${escapeHtml(path)}"><a href="${escapeHtml(path)}">${text}</a></html>`;
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(html, { headers });
}

async function signIn(req: PayloadRequest, settings: OidcSettings, claims: Claims): Promise<string> {
  req.context.signInMethod = 'identity-provider';
  const isMultiFactor = settings.isSecondFactorTrusted || claims.amr.includes(MULTI_FACTOR);
  return inTransaction(req, async () => {
    const { id } = await getAccountOfClaims(req, settings, claims);
    return createSession(req, id, isMultiFactor);
  });
}

/** What went wrong, without what the provider said: its messages may contain personal data. */
function problemOf(req: PayloadRequest, error: unknown): SignInProblem {
  if (error instanceof SignInRejectedError) return error.problem;
  if (error instanceof AuthorizationResponseError) return 'refused';
  const { code, name } = error as { code?: unknown; name?: unknown };
  req.payload.logger.error({ msg: 'A sign-in through the identity provider failed', name, code });
  return 'unavailable';
}

/** Sign-in through the identity provider (OpenID Connect): authorization code with PKCE. None without configuration. */
export function oidcEndpoints(env: Env): Omit<Endpoint, 'root'>[] {
  const settings = env.oidc;
  if (!settings) return [];
  const discover = discoverer(settings);

  const start: Endpoint['handler'] = async (req) => {
    const { admin } = req.payload.config.routes;
    const target = getSafeRedirect({
      fallbackTo: admin,
      redirectTo: req.searchParams.get('redirect') ?? admin,
    });
    try {
      const { address, cookie } = await startAttempt(await discover(), env, target);
      return redirectTo(address, [cookie]);
    } catch (error) {
      return problemAt(req, problemOf(req, error), []);
    }
  };

  const finish: Endpoint['handler'] = async (req) => {
    const cookies = [expiredAttemptCookie(env)];
    try {
      const attempt = readAttempt(parseCookies(req.headers), env);
      if (!attempt) throw new SignInRejectedError('expired');
      const query = new URL(req.url ?? '', env.cmsUrl).search;
      const claims = readClaims(await fetchClaims(await discover(), env, attempt, query));
      cookies.push(await signIn(req, settings, claims));
      return continueAt(req, attempt.redirectTo, cookies);
    } catch (error) {
      const problem = problemOf(req, error);
      // Anybody can request this address without an attempt; an outage is in the log.
      if (problem !== 'expired' && problem !== 'unavailable')
        recordSignInFailure(
          req,
          `oidc-${problem}`,
          error instanceof SignInRejectedError ? error.account : null,
        );
      return problemAt(req, problem, [expiredAttemptCookie(env)]);
    }
  };

  return [
    { path: '/oidc/start', method: 'get', handler: start },
    { path: '/oidc/callback', method: 'get', handler: finish },
  ];
}
