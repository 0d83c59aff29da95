import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { RunningCms } from './start-cms.ts';

/** What the provider says about a person, by subject. */
export type ProviderUsers = Record<string, Record<string, unknown>>;

export type IdentityProvider = {
  issuer: string;
  settings: Record<string, string>;
  /** Who is signed in there, and how. */
  person: { subject: string; amr?: string[] };
  /** Starts to respond, for this back office. */
  serve(cms: RunningCms, people: ProviderUsers): void;
  /** A browser that goes to the provider and back; resolves with the last response of the back office. */
  completeSignIn(
    cms: RunningCms,
    options?: { redirect?: string; tamper?: (callback: URL) => void },
  ): Promise<SignInResult>;
  stop(): Promise<unknown>;
};

export type SignInResult = { response: Response; body: string; session: string; addresses: string[] };

const CLIENT = { client_id: 'back-office', client_secret: 'client-secret-for-tests-only' };

/** Keeps cookies by name for two hosts; paths do not matter here. */
class CookieJar {
  readonly #cookies = new Map<string, string>();

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      if (value.join('=') === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value.join('='));
    }
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  toString(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }
}

/** An OpenID provider on loopback, on which a person is signed in without being asked. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  let handler: Parameters<typeof createServer>[1] = (_request, response) => response.writeHead(503).end();
  const server: Server = createServer((request, response) => handler?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const self: IdentityProvider = {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
    },
    person: { subject: '' },
    serve(cms, people) {
      const provider = new Provider(issuer, {
        clients: [{ ...CLIENT, redirect_uris: [`${cms.url}/api/users/oidc/callback`] }],
        claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
        cookies: { keys: ['only-for-tests'] },
        features: { devInteractions: { enabled: false } },
        findAccount: (_context, subject) => ({
          accountId: subject,
          claims: async () => ({ sub: subject, ...people[subject] }),
        }),
        interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
        async loadExistingGrant({ oidc }) {
          const grant = new oidc.provider.Grant({
            clientId: CLIENT.client_id,
            accountId: oidc.session?.accountId ?? '',
          });
          grant.addOIDCScope('openid email profile');
          await grant.save();
          return grant;
        },
        pkce: { required: () => true },
        ttl: { Interaction: 60, Session: 60, Grant: 60, IdToken: 60, AccessToken: 60, AuthorizationCode: 60 },
      });
      const handleRequest = provider.callback();
      handler = (request, response) => {
        if (!request.url?.startsWith('/interaction/')) return handleRequest(request, response);
        const { subject, amr } = self.person;
        const result = subject
          ? { login: { accountId: subject, ...(amr ? { amr } : {}) } }
          : { error: 'access_denied', error_description: 'Ratna Wulandari is not allowed' };
        return provider.interactionFinished(request, response, result);
      };
    },
    async completeSignIn(cms, { redirect, tamper } = {}) {
      const jar = new CookieJar();
      const addresses: string[] = [];
      const query = redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`;
      let address = new URL(`${cms.url}/api/users/oidc/start${query}`);
      for (let hops = 0; hops < 10; hops += 1) {
        addresses.push(address.href);
        const response = await fetch(address, { redirect: 'manual', headers: { cookie: String(jar) } });
        jar.take(response);
        const location = response.headers.get('location');
        const next = location === null ? null : new URL(location, address);
        if (!next || next.pathname.startsWith('/admin'))
          return {
            response,
            body: await response.text(),
            session: jar.get('payload-token') ?? '',
            addresses,
          };
        await response.body?.cancel();
        if (next.pathname.endsWith('/oidc/callback')) tamper?.(next);
        address = next;
      }
      throw new Error('There are too many redirects.');
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
  return self;
}
