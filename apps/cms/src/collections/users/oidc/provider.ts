import * as client from 'openid-client';
import * as z from 'zod';
import type { Env, OidcSettings } from '#cms/env.ts';
import { decryptText, encryptText } from '#cms/security/encrypted-text.ts';

const COOKIE = 'beranda-oidc';
const COOKIE_PATH = '/api/users/oidc';
const COOKIE_CONTEXT = 'oidc-sign-in';
const LIFETIME_SECONDS = 600;
const TIMEOUT_SECONDS = 10;

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectTo: z.string(),
  expiresAt: z.number(),
});

/** A sign-in that has begun; in an encrypted cookie, so that any instance can finish it. */
export type Attempt = z.infer<typeof attemptSchema>;

const callbackAddress = ({ cmsUrl }: Pick<Env, 'cmsUrl'>) => `${cmsUrl}${COOKIE_PATH}/callback`;

function cookieWith(value: string, maxAge: number, { cmsUrl }: Pick<Env, 'cmsUrl'>): string {
  const secure = cmsUrl.startsWith('https:') ? '; Secure' : '';
  // Lax: the provider leads back from another site.
  return `${COOKIE}=${value}; Path=${COOKIE_PATH}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

export const expiredAttemptCookie = (env: Env) => cookieWith('', 0, env);

/** Discovers the provider; a failure is not kept, so that the next sign-in tries again. */
export function discoverer({
  issuer,
  clientId,
  clientSecret,
}: OidcSettings): () => Promise<client.Configuration> {
  let found: Promise<client.Configuration> | undefined;
  const discover = () =>
    client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // Plain http only on this machine, see `env.ts`.
      ...(issuer.startsWith('http:') ? { execute: [client.allowInsecureRequests] } : {}),
    });
  return () => {
    found ??= discover().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}

/** The provider's address for a new sign-in, and the cookie that finishes it. */
export async function startAttempt(
  configuration: client.Configuration,
  env: Env,
  redirectTo: string,
): Promise<{ address: string; cookie: string }> {
  const attempt: Attempt = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    redirectTo,
    expiresAt: Date.now() + LIFETIME_SECONDS * 1_000,
  };
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackAddress(env),
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  });
  const value = encryptText(JSON.stringify(attempt), env.encryptionKeys, COOKIE_CONTEXT);
  return { address: address.href, cookie: cookieWith(value, LIFETIME_SECONDS, env) };
}

/** The sign-in that this browser has begun; null if there is none, or it is too old. */
export function readAttempt(cookies: Map<string, string>, env: Env): Attempt | null {
  try {
    const text = decryptText(cookies.get(COOKIE) ?? '', env.encryptionKeys, COOKIE_CONTEXT);
    const attempt = attemptSchema.parse(JSON.parse(text));
    return attempt.expiresAt > Date.now() ? attempt : null;
  } catch {
    return null;
  }
}

/**
 * Exchanges the code of a callback for the person's claims. State, nonce, PKCE, signature, issuer and audience are
 * checked by the library.
 */
export async function fetchClaims(
  configuration: client.Configuration,
  env: Env,
  attempt: Attempt,
  query: string,
): Promise<Record<string, unknown>> {
  const tokens = await client.authorizationCodeGrant(
    configuration,
    new URL(`${callbackAddress(env)}${query}`),
    {
      expectedNonce: attempt.nonce,
      expectedState: attempt.state,
      idTokenExpected: true,
      pkceCodeVerifier: attempt.verifier,
    },
  );
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token.');
  if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
  // Many providers put the address there only.
  return { ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
}
