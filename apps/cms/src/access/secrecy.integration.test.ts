import { ITEM_COLLECTIONS, PREVIEW_TOKEN_HEADER } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import type { CollectionSlug, Endpoint, FlattenedField } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breachSample } from '#cms/collections/data-breaches/sample.ts';
import { uploadAttachment } from '../../testing/attachments.ts';
import { pdfFile } from '../../testing/document.ts';
import { leavesOf, rightsOfField } from '../../testing/field-rights.ts';
import { createItem, itemSamples } from '../../testing/items.ts';
import { pictureFile } from '../../testing/picture.ts';
import { type RunningCms, startCms } from '../../testing/start-cms.ts';
import { postSubmission } from '../../testing/submissions.ts';
import { CALLERS, CARE, type Caller, makeSignedInTestUsers } from '../../testing/test-users.ts';

/** All that the public site calls with its service key. */
const OF_THE_SITE = [
  /^get \/content\//,
  /^get \/tag-versions$/,
  /^get \/(media|documents)\/file\/:filename$/,
  /^post \/submissions\/:form(\/attachments)?$/,
  /^post \/case-status$/,
  /^post \/search-counts$/,
  /^post \/feedback-counts$/,
];

/** Endpoints without authentication: liveness, permissions of the caller, and signing in. */
const OF_EVERYBODY = [
  /^get \/healthz$/,
  /^get \/access$|^post \/.+\/access(\/:id\?)?$/,
  /^post \/users\/(login|logout|forgot-password)$/,
  /^get \/users\/(init|me)$/,
];

/** The inputs of signing in. */
const BODY = { email: 'x@bank.example', password: 'x'.repeat(20), token: 'x' };

/** Values of the case, and the title of a data breach, in responses that nobody else may get. */
const SECRETS = {
  name: 'Dewi Rahasiawati',
  email: 'dewi.rahasia@contoh.example',
  text: 'Isi pengaduan yang rahasia',
  file: 'bukti-rahasia.pdf',
  content: 'Isi lampiran rahasia',
  note: 'Catatan petugas rahasia',
  breach: 'Insiden rahasia',
};
/** The slug of a draft, which is in its title as well. */
const draftOf = (slug: string) => `draf7-${slug.slice(0, 12)}`;

/** On one database only: access does not depend on it. */
describe('a user without access reads nothing', () => {
  let running: RunningCms | undefined;
  const cms = () => {
    if (!running) throw new Error('The back office has not started.');
    return running;
  };
  const ids = new Map<string, number>();
  const files = new Map<string, string>();
  let secrets: string[];

  beforeAll(async () => {
    running = await startCms();
  });
  afterAll(() => running?.stop());
  const { headersOf, ...people } = makeSignedInTestUsers(cms);

  async function send(who: Caller, method: string, path: string, body: unknown = {}) {
    const response = await cms().respond(path, {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json', ...headersOf(who) },
      ...(method === 'get' ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }

  async function storeCase(): Promise<number> {
    const uploaded = await uploadAttachment(cms(), pdfFile('x', SECRETS.content).data, {
      name: SECRETS.file,
      form: 'complaint',
    });
    const { id: attachment } = (await uploaded.json()) as { id: string };
    const answers = {
      ...(await sampleOf('complaint')),
      fullName: SECRETS.name,
      email: SECRETS.email,
      description: SECRETS.text,
    };
    const received = await postSubmission(cms(), 'complaint', {
      answers,
      attachments: [attachment],
      locale: 'id',
    });
    expect(received.status).toBe(201);
    const { ticket } = (await received.json()) as { ticket: string };
    const { docs } = await cms().payload.find({ collection: 'cases', where: { ticket: { equals: ticket } } });
    secrets = [ticket, ...Object.values(SECRETS)];
    return docs[0]?.id ?? 0;
  }

  beforeAll(async () => {
    const { payload } = cms();
    ids.set('cases', await storeCase());
    const id = ids.get('cases');
    const admin = people.accountOf('administrator').id;
    expect((await send('customer-care', 'post', `/cases/${id}/notes`, { note: SECRETS.note })).status).toBe(
      201,
    );
    await payload.update({ collection: 'cases', id: id ?? 0, data: { assignee: Number(admin) } });
    const user = { relationTo: 'users' as const, value: Number(admin) };
    const document = { relationTo: 'cases' as const, value: id ?? 0 };
    await payload.create({ collection: 'payload-locked-documents', data: { document, user } });
    await payload.db.create({
      collection: 'payload-preferences',
      data: { key: 'collection-cases', user, value: secrets },
    });
    for (const slug of ITEM_COLLECTIONS)
      ids.set(slug, await createItem(cms(), slug, draftOf(slug), 'id', 'draft'));
    await payload.create({ collection: 'data-breaches', data: breachSample(SECRETS.breach) });
    const picture = await payload.create({
      collection: 'media',
      data: { alt: 'x' },
      file: await pictureFile('gambar'),
    });
    const paper = await payload.create({
      collection: 'documents',
      data: { title: 'x' },
      file: pdfFile('berkas'),
    });
    files.set('media', picture.filename ?? '').set('documents', paper.filename ?? '');
    for (const { slug } of payload.config.collections) {
      if (ids.has(slug)) continue;
      const row = await payload.db.findOne<{ id: number }>({ collection: slug as CollectionSlug, where: {} });
      ids.set(slug, row?.id ?? 1);
    }
  });

  type Call = { name: string; method: string; path: string };

  /** Every endpoint, with its parameters filled in. */
  function calls(): Call[] {
    const { collections, endpoints, globals } = cms().payload.config;
    const of = (list: readonly Omit<Endpoint, 'root'>[] | false, prefix: string, slug: string): Call[] =>
      (list || []).map(({ method, path }) => ({
        name: `${method} ${prefix}${path === '/' ? '' : path}`,
        method,
        path: (prefix + path)
          .replace(':filename', files.get(slug) ?? 'x.pdf')
          .replace(':form', 'contact')
          .replace(':code', 'USD')
          .replace(':action', 'answer')
          .replace(/\/:id\?/, '')
          .replace(/:\w+/g, String(ids.get(slug) ?? 1))
          // Bulk operations need a filter.
          .replace(/$/, /^(patch|delete)$/.test(method) && path === '/' ? '?where[id][exists]=true' : ''),
      }));
    return [
      ...of(endpoints, '', ''),
      ...collections.flatMap((one) => of(one.endpoints, `/${one.slug}`, one.slug)),
      ...globals.flatMap((one) => of(one.endpoints, `/globals/${one.slug}`, one.slug)),
    ];
  }
  const isIn = (list: readonly RegExp[], name: string) => list.some((candidate) => candidate.test(name));
  const isDenied = (status: number) => [401, 403, 404].includes(status);

  it('without an account, except for signing in; and the service key opens only what the site calls', async () => {
    const open: string[] = [];
    const opened: string[] = [];
    for (const { method, name, path } of calls()) {
      const nobody = await send('nobody', method, path, BODY);
      const site = await send('site', method, path, BODY);
      if (!isDenied(nobody.status)) open.push(name);
      if (
        nobody.status !== site.status ||
        (!isDenied(site.status) && name !== 'get /healthz' && nobody.text !== site.text)
      )
        opened.push(name);
      expect(Math.max(nobody.status, site.status), name).toBeLessThan(500);
    }
    expect(open.filter((name) => !isIn(OF_EVERYBODY, name))).toEqual([]);
    expect(opened.filter((name) => !isIn(OF_THE_SITE, name))).toEqual([]);
    for (const one of OF_THE_SITE)
      expect(
        opened.some((name) => one.test(name)),
        String(one),
      ).toBe(true);
  });

  it('as the site with its key: no drafts, and previews only with a signed token', async () => {
    for (const { method, name, path } of calls()) {
      if (!name.startsWith('get /content/')) continue;
      for (const query of ['locale=id', 'locale=id&draft=true&limit=100&depth=4', 'locale=id&preview=x'])
        expect((await send('site', method, `${path}?${query}`)).text, path).not.toContain(draftOf(''));
    }
    for (const slug of ITEM_COLLECTIONS) {
      const draft = draftOf(slug);
      const address = `/content/${slug}/${itemSamples[slug].slug?.(draft) ?? draft}?locale=id`;
      expect((await send('site', 'get', address)).status, slug).toBe(404);
      const headers = { ...headersOf('site'), [PREVIEW_TOKEN_HEADER]: 'x.x' };
      expect((await cms().respond(address, { headers })).status, slug).toBe(403);
    }
  });

  const others = CALLERS.filter((who) => who !== 'auditor' && !CARE.some((candidate) => candidate === who));

  /** All query parameters of Payload that add data to a response. */
  const WIDE =
    'depth=4&limit=100&draft=true&trash=true&showHiddenFields=true&overrideAccess=true&locale=all' +
    '&populate[users][hash]=true&populate[users][email]=true&populate[cases][senderName]=true';

  it.each(others)('of a case and a data breach: %s', async (who) => {
    const leaks: string[] = [];
    for (const { method, name, path } of calls()) {
      // Other endpoints return what was sent, if anything.
      const isReading = method === 'get' || /\/cases\/|\/access/.test(path);
      if (!isReading || /^get \/users\/oidc/.test(name)) continue;
      const { text } = await send(who, method, `${path}?${method === 'get' ? WIDE : ''}`, { note: 'x' });
      const found = [...secrets, '"relationTo":"cases"'].filter((secret) => text.includes(secret));
      if (found.length > 0) leaks.push(`${name}: ${found.join(', ')}`);
    }
    expect(leaks).toEqual([]);
  });

  it('of a case as auditor: neither its files nor their names', async () => {
    const id = ids.get('cases');
    expect((await send('auditor', 'get', `/cases/${id}?${WIDE}`)).text).toContain(SECRETS.name);
    for (const { method, name, path } of calls()) {
      if (method !== 'get') continue;
      const { text } = await send('auditor', 'get', `${path}?format=csv&${WIDE}`);
      for (const secret of [SECRETS.file, SECRETS.content]) expect(text, name).not.toContain(secret);
    }
  });

  /** The paths of all references, also of those in rows and blocks. */
  const referencesOf = (fields: readonly FlattenedField[]): string[] =>
    fields.flatMap((field) => {
      if (field.type === 'relationship' || field.type === 'upload') return [field.name];
      const inner =
        field.type === 'blocks'
          ? field.blocks.flatMap((block) => referencesOf(block.flattenedFields))
          : 'flattenedFields' in field
            ? referencesOf(field.flattenedFields)
            : [];
      return [...new Set(inner)].map((path) => `${field.name}.${path}`);
    });

  it('through the order of a list: by no hidden field, and by none of another document', async () => {
    const { collections } = cms().payload.config;
    for (const { flattenedFields, slug } of collections) {
      const references = referencesOf(flattenedFields);
      const secretFields = leavesOf(flattenedFields).filter(
        (leaf) =>
          // Preferences are of everybody their own.
          slug !== 'payload-preferences' &&
          !references.includes(leaf.path) &&
          rightsOfField(slug, leaf).read?.length === 0,
      );
      const queries = [
        ...references.flatMap((path) => [
          `sort=${path}.createdAt`,
          `sort=-${path}__createdAt`,
          `sort=id,${path}.hash`,
        ]),
        ...secretFields.flatMap(({ path }) => [`sort=${path}`, `where[${path}][exists]=true`]),
      ];
      for (const query of queries) {
        const { status } = await send('administrator', 'get', `/${slug}?${query}`);
        expect([400, 403, 404], `/${slug}?${query}`).toContain(status);
      }
    }
    for (const path of ['hash', 'resetPasswordToken'])
      expect(
        (await send('administrator', 'get', `/news?draft=true&where[createdBy.${path}][exists]=true`)).status,
      ).toBe(400);
    for (const sort of ['version.createdBy.hash', '-parent.createdBy.hash'])
      expect((await send('editor', 'get', `/news/versions?sort=${sort}`)).status, sort).toBe(400);
    const bulk = await send('publisher', 'patch', '/news?draft=true&where[createdBy.email][exists]=true');
    expect(bulk.status).toBe(400);
  });

  it('through filters, whose right and wrong guesses have the same response', async () => {
    const { payload } = cms();
    const id = ids.get('cases');
    const createdBy = Number(people.accountOf('administrator').id);
    const product = await createItem(cms(), 'products', 'rahasia', 'id', 'published');
    const group = await payload.find({
      collection: 'guide-groups',
      where: { slug: { equals: 'of-samples' } },
    });
    for (const [collection, item, data] of [
      ['news', ids.get('news'), { createdBy }],
      ['guide-groups', group.docs[0]?.id, { createdBy }],
      ['products', product, { createdBy }],
      ['pages', ids.get('pages'), { blocks: [{ blockType: 'product', product }] }],
    ] as const)
      await payload.update({
        collection,
        id: item ?? 0,
        locale: 'id',
        draft: collection === 'news' || collection === 'pages',
        data: data as never,
      });
    type Guess = [who: Caller, path: string, right: string, wrong: string];
    const guesses: Guess[] = [
      [
        'editor',
        '/news?draft=true&where[createdBy.email][equals]=',
        'administrator@bank.example',
        'x@bank.example',
      ],
      [
        'editor',
        '/news/versions?where[version.createdBy.email][equals]=',
        'administrator@bank.example',
        'x@bank.example',
      ],
      ['editor', '/news?draft=true&where[createdBy.roles][in]=', 'administrator', 'treasury'],
      // Through a collection that everybody may read, and through a block; `blocks` is localised.
      ...[
        '/guides?draft=true&where[group.createdBy.email][equals]=',
        '/pages?draft=true&where[blocks.product.createdBy.email][equals]=',
        '/pages?draft=true&where[blocks.id.product.createdBy.email][equals]=',
      ].map((path): Guess => ['editor', path, 'administrator@bank.example', 'x@bank.example']),
      [
        'editor',
        '/payload-locked-documents?where[document.relationTo][equals]=cases&where[document.value][equals]=',
        String(id),
        '987654',
      ],
      ['editor', '/users?where[email][equals]=', 'administrator@bank.example', 'x@bank.example'],
      [
        'customer-care',
        '/cases?where[assignee.email][equals]=',
        'administrator@bank.example',
        'x@bank.example',
      ],
      [
        'customer-care',
        '/case-events?where[case.assignee.email][equals]=',
        'administrator@bank.example',
        'x@bank.example',
      ],
      ['customer-care', '/users/count?where[name][equals]=', 'administrator', 'x'],
      ['auditor', '/attachments?where[name][equals]=', SECRETS.file, 'x'],
      ['publisher', '/cases/count?where[senderName][equals]=', SECRETS.name, 'x'],
    ];
    for (const [who, path, right, wrong] of guesses)
      expect(await send(who, 'get', path + right), path).toEqual(await send(who, 'get', path + wrong));
  });
});
