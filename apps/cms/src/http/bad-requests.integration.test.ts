import { beforeAll, expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/databases.ts';
import { signIn } from '../../testing/records.ts';
import { makeTestUsers, type TestRole } from '../../testing/test-users.ts';

type Bad = { method: string; path: string; headers?: Record<string, string>; body?: string };

const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const JSON_BODY = { 'content-type': 'application/json' };
const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n--x--\r\n`;

const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
const BAD_IDS = ['abc', '-1', '1.5', '99999999999999999999', '1e999', 'constructor', '__proto__'];

const BAD_QUERIES = [
  ...['where[__proto__][equals]=1', 'where[id][constructor]=1', 'sort=__proto__', 'select[constructor]=true'],
  ...[
    'where=1',
    'where[or][0]=x',
    'where[id]=1',
    'where[id][in]=x',
    'where[id][equals]=1e999',
    'where[id][near]=x',
  ],
  ...['where[id][equals]=99999999999999999999', 'where[updatedAt][greater_than]=x', 'where[a.b.c][equals]=1'],
  ...[
    'where[title][equals]=a%00b',
    'where[_status][equals]=x',
    'limit=1e30',
    'limit=abc',
    'page=1e30',
    'page=-1',
  ],
  ...[
    'depth=abc',
    'locale=__proto__',
    'locale[]=id',
    'sort[a]=b',
    'select=1',
    'populate=1',
    'joins[x][limit]=a',
  ],
];

const BAD_BODIES: Omit<Bad, 'method' | 'path'>[] = [
  ...['null', '[]', '"text"', '{', '', '{"id":"abc","title":{},"name":"a\\u0000b","_status":7}'].map(
    (body) => ({
      headers: JSON_BODY,
      body,
    }),
  ),
  { headers: { 'content-type': 'multipart/form-data' }, body: 'x' },
  { headers: FORM, body: '--x\r\nbroken\r\n\r\n' },
  { headers: FORM, body: part('name="_payload"', '{') },
  { headers: FORM, body: part('name="file"', '{"filename":"x"}') },
  { headers: FORM, body: part('name="file"; filename="a\0b.png"', 'x') },
  { headers: { 'content-type': 'multipart/mixed; boundary=x' }, body: '--x--' },
  { headers: { 'content-type': 'text/plain' }, body: 'x' },
];

const OVERRIDES: Omit<Bad, 'method' | 'path'>[] = [
  { headers: { ...JSON_BODY, 'x-http-method-override': 'GET' }, body: '{' },
  { headers: { ...JSON_BODY, 'x-http-method-override': 'GET' }, body: 'null' },
  { headers: { ...FORM, 'x-payload-http-method-override': 'GET' }, body: 'x' },
  {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-http-method-override': 'GET' },
    body: 'where[id][equals]=abc',
  },
];

/** Invalid requests below one collection or global. */
function badRequests(base: string, isGlobal: boolean): Bad[] {
  const gets = [
    ...BAD_QUERIES.map((query) => `${base}?${query}`),
    ...BAD_IDS.flatMap((id) => [`${base}/versions/${id}`, ...(isGlobal ? [] : [`${base}/${id}`])]),
    ...[`${base}/versions`, `${base}/versions?where[parent][equals]=abc`, `${base}/versions?sort=__proto__`],
    ...[`${base}/count?where[id][equals]=abc`, `${base}/nothing/here`, `${base}/versions/1/2`],
  ];
  const writes: [method: string, path: string][] = isGlobal
    ? [
        ['POST', base],
        ['POST', `${base}/access`],
      ]
    : [
        ['POST', base],
        ['PATCH', `${base}/987654321`],
      ];
  return [
    ...gets.map((path) => ({ method: 'GET', path })),
    ...writes.flatMap(([method, path]) => BAD_BODIES.map((bad) => ({ method, path, ...bad }))),
    ...OVERRIDES.map((bad) => ({ method: 'POST', path: base, ...bad })),
    ...BAD_IDS.flatMap((id) => [
      { method: 'POST', path: `${base}/versions/${id}`, headers: JSON_BODY, body: '{}' },
      ...(isGlobal
        ? []
        : [
            { method: 'DELETE', path: `${base}/${id}` },
            { method: 'PATCH', path: `${base}/${id}`, headers: JSON_BODY, body: '{}' },
            { method: 'POST', path: `${base}/access/${id}`, headers: JSON_BODY, body: '{}' },
            { method: 'POST', path: `${base}/${id}/duplicate`, headers: JSON_BODY, body: '{}' },
          ]),
    ]),
    { method: 'DELETE', path: `${base}?where[id][equals]=abc` },
    { method: 'PATCH', path: `${base}?where[id][equals]=abc`, headers: JSON_BODY, body: '{}' },
    { method: 'PUT', path: base, headers: JSON_BODY, body: '{}' },
  ];
}

/** One of each sort, for every collection and global; similar ones share code. */
function fewBadRequests(base: string): Bad[] {
  return [
    ...['/versions', '/versions/1e999', '/abc', '?where[id][in]=x', '?page=1e30'].map((end) => ({
      method: 'GET',
      path: base + end,
    })),
    { method: 'POST', path: base, headers: FORM, body: 'x' },
    { method: 'POST', path: base, headers: JSON_BODY, body: 'null' },
    { method: 'POST', path: `${base}/versions/1`, headers: JSON_BODY, body: '{}' },
    { method: 'PATCH', path: `${base}/abc`, headers: JSON_BODY, body: '{}' },
    { method: 'DELETE', path: `${base}/abc` },
  ];
}

/** One collection with versions, and the auth collection without. */
const OF_EACH_KIND = ['news', 'users'];
const NOT_COLLECTIONS = [
  ...PROTOTYPE_NAMES,
  'globals',
  'globals/constructor',
  'globals/__proto__',
  'graphql',
];
const ACCOUNT_PATHS = ['login', 'forgot-password', 'reset-password', 'unlock', 'first-register', 'logout'];
const BAD_ACCOUNTS = ['{"email":{},"password":[],"token":{}}', '{"email":"a\\u0000b","password":"x"}'];

onOneDatabase('bad requests', (cms) => {
  makeTestUsers(cms);
  const cookies = new Map<TestRole, Record<string, string>>([['nobody', {}]]);
  beforeAll(async () => {
    cookies.set('administrator', await signIn(cms(), 'administrator'));
  });

  /** The requests that end in a server error instead of a rejection. */
  async function failures(who: TestRole, requests: Bad[]): Promise<string[]> {
    const failed: string[] = [];
    for (const { method, path, headers, body } of requests) {
      const response = await fetch(`${cms().url}/api${path}`, {
        method,
        headers: { ...cookies.get(who), ...headers },
        ...(body === undefined ? {} : { body }),
      });
      await response.arrayBuffer();
      if (response.status >= 500)
        failed.push(`${response.status} ${method} ${path} ${headers?.['content-type'] ?? ''} ${body ?? ''}`);
    }
    return failed;
  }

  it.each(['nobody', 'administrator'] as const)('never cause a server error, from %s', async (who) => {
    const { collections, globals } = cms().payload.config;
    const requests = [
      ...OF_EACH_KIND.flatMap((slug) => badRequests(`/${slug}`, false)),
      ...badRequests('/globals/home', true),
      ...NOT_COLLECTIONS.flatMap((name) => fewBadRequests(`/${name}`)),
      ...collections.flatMap(({ slug }) => fewBadRequests(`/${slug}`)),
      ...globals.flatMap(({ slug }) => fewBadRequests(`/globals/${slug}`)),
      ...['a%2500b.png', '%2e%2e', 'a'.repeat(300)].map((name) => ({
        method: 'GET',
        path: `/media/file/${name}`,
      })),
      ...ACCOUNT_PATHS.flatMap((name) =>
        [...BAD_BODIES, ...BAD_ACCOUNTS.map((body) => ({ headers: JSON_BODY, body }))].map((bad) => ({
          method: 'POST',
          path: `/users/${name}`,
          ...bad,
        })),
      ),
    ];
    expect(await failures(who, requests)).toEqual([]);
  });
});
