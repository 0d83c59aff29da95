import type { Endpoint, GlobalSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  COLLECTION_ENDPOINTS,
  COLLECTION_RIGHTS,
  GLOBAL_ENDPOINTS,
  GLOBAL_RIGHTS,
  OTHER_ENDPOINTS,
} from '../../testing/operations.ts';
import { type RunningCms, startCms } from '../../testing/start-cms.ts';
import {
  ADMINISTRATOR,
  CALLERS,
  type Caller,
  makeSignedInTestUsers,
  NONE,
  type TestRole,
} from '../../testing/test-users.ts';

/** No row has it: authorized users get 404, others are rejected before. */
const NO_ID = '987654321';

/** On one database only: access does not depend on it. */
describe('Payload’s operations', () => {
  let running: RunningCms | undefined;
  const cms = () => {
    if (!running) throw new Error('The back office has not started.');
    return running;
  };
  beforeAll(async () => {
    running = await startCms();
  });
  afterAll(() => running?.stop());
  const { headersOf } = makeSignedInTestUsers(cms);

  /** The status for each user; `method` is Payload's lower-case name. */
  async function statuses(method: string, path: string, body: object | undefined = {}) {
    const entries = CALLERS.map(async (who): Promise<[Caller, number]> => {
      const response = await cms().respond(path, {
        method: method.toUpperCase(),
        headers: { 'content-type': 'application/json', ...headersOf(who) },
        ...(method === 'get' ? {} : { body: JSON.stringify(body) }),
      });
      await response.arrayBuffer();
      return [who, response.status];
    });
    return new Map(await Promise.all(entries));
  }

  async function expectOnly(allowed: readonly TestRole[], method: string, path: string, body?: object) {
    const answers = [...(await statuses(method, path, body))];
    const deniedStatuses = allowed.length > 0 ? [401, 403] : [401, 403, 404];
    const served = answers.filter(([, status]) => !deniedStatuses.includes(status)).map(([who]) => who);
    expect(served.sort(), `${method} ${path}`).toEqual([...allowed].sort());
    expect(Math.max(...answers.map(([, status]) => status)), `${method} ${path}`).toBeLessThan(500);
  }

  const namesOf = (endpoints: readonly Omit<Endpoint, 'root'>[] | false | undefined) =>
    (endpoints || []).map(({ method, path }) => `${method} ${path}`);

  it('are all in the access table', () => {
    const { config } = cms().payload;
    expect(config.collections.map(({ slug }) => slug).sort()).toEqual(Object.keys(COLLECTION_RIGHTS).sort());
    expect(config.globals.map(({ slug }) => slug).sort()).toEqual(Object.keys(GLOBAL_RIGHTS).sort());
    for (const { slug, endpoints } of config.collections) {
      const known = { ...COLLECTION_ENDPOINTS, ...OTHER_ENDPOINTS[slug] };
      expect(
        namesOf(endpoints).filter((name) => !(name in known)),
        slug,
      ).toEqual([]);
    }
    // Our endpoint precedes Payload's of the same name, which is never reached.
    for (const { slug, endpoints } of config.globals)
      expect([...new Set(namesOf(endpoints))].sort(), slug).toEqual(Object.keys(GLOBAL_ENDPOINTS).sort());
    const ours =
      /^(get|post) \/(content|market|search|submissions|case-status|search-counts|feedback-counts|healthz|tag-versions)\b/;
    expect(namesOf(config.endpoints).filter((name) => !ours.test(name))).toEqual(['get /access']);
  });

  describe.each(Object.entries(COLLECTION_RIGHTS))('of %s', (slug, rights) => {
    it('are restricted to authorized users', async () => {
      const config = cms().payload.config.collections.find((collection) => collection.slug === slug);
      for (const [endpoint, requests] of Object.entries(COLLECTION_ENDPOINTS)) {
        const [method = '', path = ''] = endpoint.split(' ');
        const exists = namesOf(config?.endpoints).includes(endpoint);
        for (const { operation, query } of requests ?? []) {
          const allowed = exists ? (rights[operation] ?? NONE) : NONE;
          const address = `/${slug}${path.replace(':id', NO_ID)}${query ? `?${query}` : ''}`;
          await expectOnly(allowed, method, address);
        }
      }
    });
  });

  describe.each(Object.entries(GLOBAL_RIGHTS))('of the global %s', (slug, rights) => {
    it('are restricted to authorized users', async () => {
      const now = new Date().toISOString();
      // If columns are NOT NULL, restoring uses a version that does not exist.
      const version = await cms()
        .payload.db.createGlobalVersion({
          autosave: false,
          createdAt: now,
          globalSlug: slug as GlobalSlug,
          updatedAt: now,
          versionData: {} as never,
        })
        .catch(() => null);
      for (const [endpoint, requests] of Object.entries(GLOBAL_ENDPOINTS)) {
        const [method = '', path = ''] = endpoint.split(' ');
        for (const { operation, query } of requests ?? []) {
          const address = `/globals/${slug}${path.replace(':id', String(version?.id ?? NO_ID))}${query ? `?${query}` : ''}`;
          const isMissing = operation === 'restoreVersion' && !version;
          await expectOnly(isMissing ? NONE : rights[operation], method, address);
        }
      }
    });
  });

  it('jobs are run by administrators', async () => {
    await expectOnly(ADMINISTRATOR, 'get', '/payload-jobs/run');
    await expectOnly(NONE, 'get', '/payload-jobs/handle-schedules');
  });

  it('accounts are unlocked by administrators', async () => {
    await expectOnly(ADMINISTRATOR, 'post', '/users/unlock', { email: 'editor@bank.example' });
  });

  it('address verification is off, since accounts need none', async () => {
    await expectOnly(NONE, 'post', `/users/verify/${NO_ID}`);
    await expectOnly(NONE, 'post', '/users/first-register', {
      email: 'x@bank.example',
      password: 'x'.repeat(20),
    });
    await expectOnly(NONE, 'post', '/users/reset-password', { token: 'x', password: 'x'.repeat(20) });
  });

  it.each(['get', 'post'])('GraphQL is off: %s', async (method) => {
    const query = { query: 'mutation { __typename }' };
    for (const path of ['/graphql', '/graphql-playground']) {
      expect(new Set((await statuses(method, path, query)).values()), path).toEqual(new Set([404]));
    }
    expect(cms().payload.config.graphQL.disable).toBe(true);
  });
});
