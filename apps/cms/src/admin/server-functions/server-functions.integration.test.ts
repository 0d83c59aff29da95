import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/databases.ts';
import { createItem } from '../../../testing/items.ts';
import {
  CASE_WORKERS,
  EVERYONE,
  makeSignedInTestUsers,
  PUBLISHERS,
  STAFF,
  type TestRole,
  WRITERS,
} from '../../../testing/test-users.ts';
import { checkServerFunction } from './check-server-function.ts';
import { SERVER_FUNCTION_RULES } from './server-function-rules.ts';

it('the rules match the server functions of the installed Payload', () => {
  const handler = new URL(
    '../utilities/handleServerFunctions.js',
    import.meta.resolve('@payloadcms/next/layouts'),
  );
  const [, table = ''] = /baseServerFunctions = \{([^}]*)\}/.exec(readFileSync(handler, 'utf8')) ?? [];
  const names = [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...SERVER_FUNCTION_RULES.keys()].sort());
});

onOneDatabase('server functions', (cms) => {
  const { headersOf } = makeSignedInTestUsers(cms);
  let news: number;

  beforeAll(async () => {
    news = await createItem(cms(), 'news', 'scheduled', 'id', 'draft');
  });

  const check = (who: TestRole, call: unknown) =>
    checkServerFunction(call, cms().payload, new Headers(headersOf(who)));
  const statusOf = async (who: TestRole, call: unknown) => {
    const checked = await check(who, call);
    return checked.kind === 'rejected' ? checked.status : 200;
  };
  const allowedTo = async (call: unknown) => {
    const allowed: TestRole[] = [];
    for (const who of EVERYONE) if ((await statusOf(who, call)) === 200) allowed.push(who);
    return allowed;
  };
  const queue = async () => {
    const { id } = await cms().payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'news', value: String(news) as never } },
      waitUntil: new Date('2099-01-01'),
    });
    return id;
  };

  const readers = [...SERVER_FUNCTION_RULES.keys()].filter(
    (name) =>
      !['copy-data-from-locale', 'schedule-publish', 'get-folder-results-component-and-data'].includes(name),
  );

  it.each(readers)('%s requires a staff role', async (name) => {
    const schemaPath = (path: string) => (name === 'render-field' ? { schemaPath: path } : {});
    const news = { collectionSlug: 'news', ...schemaPath('collection.news.title') };
    expect(await allowedTo({ name, args: news })).toEqual(STAFF);
  });

  it.each(readers)('%s requires the right to read what it names', async (name) => {
    const isField = name === 'render-field';
    const of = (collectionSlug: string) =>
      isField ? { schemaPath: `collection.${collectionSlug}.status` } : { collectionSlug };
    const ofGlobal = (globalSlug: string) =>
      isField ? { schemaPath: `global.${globalSlug}.notify` } : { globalSlug };
    const caseReaders = STAFF.filter((who) => who === 'auditor' || CASE_WORKERS.includes(who));
    expect(await allowedTo({ name, args: of('cases') })).toEqual(caseReaders);
    expect(await allowedTo({ name, args: ofGlobal('service') })).toEqual(caseReaders);
    for (const slug of ['second-factors', 'payload-jobs', 'constructor', '__proto__'])
      expect(await allowedTo({ name, args: of(slug) }), slug).toEqual([]);
    if (!isField)
      expect(await allowedTo({ name, args: { collectionSlug: ['news', 'cases'] } })).toEqual(caseReaders);
  });

  it('folders are rejected for everyone', async () => {
    expect(await allowedTo({ name: 'get-folder-results-component-and-data', args: {} })).toEqual([]);
  });

  it('copying a language requires write permission', async () => {
    const args = { collectionSlug: 'news', docID: news, fromLocale: 'id', toLocale: 'en' };
    expect((await allowedTo({ name: 'copy-data-from-locale', args })).sort()).toEqual([...WRITERS].sort());
    for (const withoutDrafts of [
      { globalSlug: 'home' },
      { collectionSlug: 'news', docID: news, globalSlug: 'home' },
      { collectionSlug: 'documents', docID: 1 },
      { collectionSlug: 'payload-migrations', docID: 1 },
    ]) {
      const copy = { ...withoutDrafts, fromLocale: 'id', toLocale: 'en' };
      expect(await allowedTo({ name: 'copy-data-from-locale', args: copy })).toEqual([]);
    }
  });

  it('creating a schedule requires publish permission', async () => {
    const doc = { relationTo: 'news', value: String(news) };
    const args = { type: 'publish', date: new Date('2099-01-01'), doc };
    expect(await allowedTo({ name: 'schedule-publish', args })).toEqual(PUBLISHERS);
    for (const wrong of [
      { ...args, date: undefined },
      { ...args, date: new Date('x') },
      { ...args, doc: { ...doc, value: '987654321' } },
      { ...args, doc: { relationTo: 'users', value: '1' } },
      { ...args, doc: { relationTo: '__proto__', value: '1' } },
      { ...args, global: 'home' },
      { ...args, loadedUpdatedAt: 'x' },
    ]) {
      expect(await allowedTo({ name: 'schedule-publish', args: wrong })).toEqual([]);
    }
  });

  it('cancelling a schedule requires publish permission', async () => {
    const deleteID = await queue();
    expect(await allowedTo({ name: 'schedule-publish', args: { deleteID } })).toEqual(PUBLISHERS);
    expect(await allowedTo({ name: 'schedule-publish', args: { deleteID: [deleteID] } })).toEqual([]);
    expect(await allowedTo({ name: ['schedule-publish'], args: { deleteID } })).toEqual([]);
    const { id: mail } = await cms().payload.jobs.queue({ task: 'sendReceipt', input: { case: '1' } });
    expect(await allowedTo({ name: 'schedule-publish', args: { deleteID: mail } })).toEqual([]);
  });

  it('form state locks a document only with write permission', async () => {
    const args = { collectionSlug: 'news', id: news, returnLockStatus: true };
    const locking: TestRole[] = [];
    for (const who of STAFF) {
      const checked = await check(who, { name: 'form-state', args: { ...args } });
      if (checked.kind === 'allowed' && checked.call.args.returnLockStatus) locking.push(who);
    }
    expect(locking.sort()).toEqual([...WRITERS].sort());
  });

  describe('are rejected', () => {
    it.each(['constructor', '__proto__', 'toString', '', 'unknown', ['form-state'], {}, null, 1])(
      'by the name %j',
      async (name) => {
        for (const who of ['nobody', 'administrator'] as const)
          expect(await statusOf(who, { name, args: {} })).toBe(404);
      },
    );

    it.each([undefined, null, 'form-state', [], { name: 'form-state', args: [] }])(
      'by the call %j',
      async (call) => {
        expect(await statusOf('administrator', call)).toBe(404);
      },
    );
  });

  it('receive only name and arguments', async () => {
    const call = { name: 'slugify', args: { path: 'x' }, serverFunctions: { slugify: () => 'mine' } };
    expect(await check('editor', call)).toEqual({
      kind: 'allowed',
      call: { name: 'slugify', args: { path: 'x' } },
    });
  });
});
