import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES } from '../apps/cms/src/access/roles.ts';
import { SERVER_FUNCTION_RULES } from '../apps/cms/src/admin/server-functions/server-function-rules.ts';
import { ROOT } from '../scripts/lib/paths.mjs';
import { expect, SLOW, test } from './test.ts';

const PASSWORD = 'kata sandi untuk uji coba';
const PUBLISHERS = ['administrator', 'publisher'];
const PEOPLE = [...ROLES, 'without-role'];

/** The ids of the server actions of the built back office, by source file. */
function builtActions(): Map<string, string> {
  const file = join(ROOT, 'apps/cms/.next/server/server-reference-manifest.json');
  const { node, edge } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'node' | 'edge',
    Record<string, { filename: string }>
  >;
  return new Map(Object.entries({ ...node, ...edge }).map(([id, { filename }]) => [filename, id]));
}

const LAYOUT = 'apps/cms/src/app/(payload)/layout.tsx';
const cookies = new Map<string, string>();
let cmsUrl: string;
let newsId: number;

/** Calls the server action of the back office like its pages do. */
async function act(who: string, ...args: unknown[]): Promise<{ status: number; text: string }> {
  const response = await fetch(`${cmsUrl}/admin`, {
    method: 'POST',
    headers: {
      'next-action': builtActions().get(LAYOUT) ?? '',
      'content-type': 'text/plain;charset=UTF-8',
      accept: 'text/x-component',
      origin: cmsUrl,
      cookie: cookies.get(who) ?? '',
    },
    body: JSON.stringify(args),
  });
  return { status: response.status, text: await response.text() };
}

const statusOf = async (who: string, ...args: unknown[]) => (await act(who, ...args)).status;

async function schedules(): Promise<string[]> {
  const args = { collectionSlug: 'news', id: newsId };
  const { text } = await act('publisher', { name: 'get-upcoming-scheduled-publish', args });
  return [...text.matchAll(/\{"id":(\d+),"input"/g)].map(([, id]) => String(id));
}

const newSchedule = () => ({
  type: 'publish',
  date: '$D2099-01-01T00:00:00.000Z',
  doc: { relationTo: 'news', value: String(newsId) },
});

test.beforeAll(async ({ sharedStack, administrator }) => {
  ({ cmsUrl } = sharedStack);
  const { docs } = (await administrator.call('GET', '/api/news?limit=1&depth=0')) as {
    docs: { id: number }[];
  };
  newsId = docs[0]?.id ?? 0;
  for (const who of PEOPLE) {
    const email = `${who}-of-functions@bank.example`;
    const roles = who === 'without-role' ? [] : [who];
    await administrator.addAccount({ name: who, email, password: PASSWORD, roles });
    const response = await fetch(`${cmsUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    cookies.set(who, response.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }
});

test('the back office has only the known server actions', () => {
  expect([...builtActions().keys()].sort()).toEqual([
    LAYOUT,
    // Only sets the language cookie of the caller.
    'node_modules/@payloadcms/next/dist/layouts/Root/index.js',
  ]);
});

test('unknown server functions are rejected', async () => {
  const names = [
    ...['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'unknown', ''],
    ...[['schedule-publish'], [['form-state']], { name: 'slugify' }, 7, null, true],
  ];
  for (const who of ['nobody', 'editor']) {
    for (const name of names)
      expect(await statusOf(who, { name, args: {} }), `${who}: ${JSON.stringify(name)}`).toBe(404);
    expect(await statusOf(who), `${who} without arguments`).toBe(404);
    expect(await statusOf(who, 'form-state'), who).toBe(404);
  }
});

test('server functions reject users without access', async () => {
  for (const name of SERVER_FUNCTION_RULES.keys()) {
    const args = { collectionSlug: 'users', deleteID: 1 };
    expect(await statusOf('nobody', { name, args }), name).toBe(401);
    expect(await statusOf('without-role', { name, args }), name).toBe(403);
  }
});

test('collection slugs such as __proto__ are rejected', async () => {
  for (const collectionSlug of ['constructor', '__proto__', ['constructor'], {}]) {
    for (const name of ['form-state', 'table-state', 'render-document', 'copy-data-from-locale']) {
      expect(await statusOf('administrator', { name, args: { collectionSlug } }), name).toBe(403);
    }
  }
});

test('only publishers create and cancel schedules', SLOW, async () => {
  test.setTimeout(60_000);
  const name = 'schedule-publish';
  expect(await statusOf('publisher', { name, args: newSchedule() })).toBe(200);
  const [id = ''] = await schedules();
  for (const who of ['nobody', ...PEOPLE]) {
    if (PUBLISHERS.includes(who)) continue;
    for (const deleteID of [Number(id), id, [Number(id)]]) {
      expect(await statusOf(who, { name, args: { deleteID } }), who).toBeGreaterThanOrEqual(401);
      expect(await statusOf(who, { name: [name], args: { deleteID } }), who).toBe(404);
    }
    expect(await statusOf(who, { name, args: newSchedule() }), who).toBeGreaterThanOrEqual(401);
  }
  expect(await schedules()).toEqual([id]);
  for (const args of [
    { ...newSchedule(), global: 'settings' },
    { ...newSchedule(), doc: { relationTo: 'users', value: '1' } },
    { ...newSchedule(), doc: { relationTo: 'constructor', value: '1' } },
    { ...newSchedule(), doc: { relationTo: 'news', value: '987654321' } },
    { ...newSchedule(), date: undefined },
    { ...newSchedule(), deleteID: Number(id) },
    { deleteID: 987_654_321 },
    {},
  ]) {
    expect(await statusOf('publisher', { name, args }), JSON.stringify(args)).toBe(403);
  }
  expect(await schedules()).toEqual([id]);
  expect(await statusOf('administrator', { name, args: { deleteID: Number(id) } })).toBe(200);
  expect(await schedules()).toEqual([]);
});
