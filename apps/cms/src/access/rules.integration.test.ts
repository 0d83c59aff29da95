import { Forbidden, type TypedUser } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishNews } from '../../testing/content.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { pdfFile } from '../../testing/document.ts';
import { newsFields, newsText } from '../../testing/items.ts';
import { RULES } from '../../testing/market.ts';
import { pictureFile } from '../../testing/picture.ts';
import { createUser, sampleMessage, signIn } from '../../testing/records.ts';
import { addRedirect } from '../../testing/redirects.ts';
import { ROLES, type Role } from './roles.ts';

type Who = Role | 'nobody' | 'without-role';
const EVERYONE: readonly Who[] = [...ROLES, 'without-role', 'nobody'];
const STAFF: readonly Who[] = ROLES;
const PUBLISHERS: readonly Who[] = ['administrator', 'publisher'];
const WRITERS: readonly Who[] = ['administrator', 'publisher', 'editor'];
const TREASURY: readonly Who[] = ['administrator', 'treasury'];
const CARE: readonly Who[] = ['administrator', 'customer-care'];
const ADMINISTRATOR: readonly Who[] = ['administrator'];
const NONE: readonly Who[] = [];

onEachDatabase('access', (cms) => {
  const people = new Map<Who, TypedUser | null>([['nobody', null]]);
  let serial = 0;
  const next = (name: string) => {
    serial += 1;
    return `${name}-${serial}`;
  };

  beforeAll(async () => {
    for (const role of ROLES) people.set(role, await createUser(cms(), role, [role]));
    people.set('without-role', await createUser(cms(), 'without-role', []));
  });

  const as = (who: Who) => ({ overrideAccess: false as const, user: people.get(who) ?? null });
  const payload = () => cms().payload;
  const draftNews = async () => {
    const { id } = await payload().create({
      collection: 'news',
      draft: true,
      data: { ...newsFields(next('draft')), ...newsText('Konsep') },
      overrideAccess: true,
    });
    return id;
  };
  const picture = async () => {
    const { id } = await payload().create({
      collection: 'media',
      data: { decorative: true },
      file: await pictureFile(next('picture')),
      overrideAccess: true,
    });
    return id;
  };
  const documentData = () => ({
    collection: 'documents' as const,
    data: { title: 'Laporan' },
    file: pdfFile(next('document')),
  });
  const message = async () => {
    const { id } = await payload().create({
      collection: 'contact-messages',
      data: sampleMessage(next('key')),
      overrideAccess: true,
    });
    return id;
  };

  const holiday = () => {
    serial += 1;
    const date = new Date(Date.UTC(2030, 0, serial)).toISOString().slice(0, 10);
    return { date, name: 'Libur', closesBanks: true, closesExchange: true };
  };

  /** operation → who may do it → the operation itself */
  const operations: [string, readonly Who[], (who: Who) => Promise<unknown>][] = [
    ['read news', STAFF, (who) => payload().find({ collection: 'news', ...as(who) })],
    ['read versions of news', STAFF, (who) => payload().findVersions({ collection: 'news', ...as(who) })],
    [
      'write a draft of news',
      WRITERS,
      (who) =>
        payload().create({
          collection: 'news',
          draft: true,
          data: { ...newsFields(next('new-draft')), ...newsText('Baru') },
          ...as(who),
        }),
    ],
    [
      'autosave a draft of news',
      WRITERS,
      async (who) =>
        payload().update({
          collection: 'news',
          id: await publishNews(cms(), next('autosave'), ['id']),
          draft: true,
          autosave: true,
          data: { title: 'Konsep' },
          ...as(who),
        }),
    ],
    [
      'create published news',
      PUBLISHERS,
      (who) =>
        payload().create({
          collection: 'news',
          data: { ...newsFields(next('published')), ...newsText('Terbit'), _status: 'published' },
          ...as(who),
        }),
    ],
    [
      'publish a draft of news',
      PUBLISHERS,
      async (who) =>
        payload().update({
          collection: 'news',
          id: await draftNews(),
          data: { _status: 'published' },
          ...as(who),
        }),
    ],
    [
      'publish news as a draft that says it is published',
      PUBLISHERS,
      async (who) =>
        payload().update({
          collection: 'news',
          id: await draftNews(),
          draft: true,
          data: { _status: 'published' },
          ...as(who),
        }),
    ],
    [
      'publish all languages of news',
      PUBLISHERS,
      async (who) =>
        payload().update({
          collection: 'news',
          id: await draftNews(),
          publishAllLocales: true,
          data: {},
          ...as(who),
        }),
    ],
    [
      'change published news without saying so',
      PUBLISHERS,
      async (who) =>
        payload().update({
          collection: 'news',
          id: await publishNews(cms(), next('changed'), ['id']),
          data: { title: 'Diubah' },
          ...as(who),
        }),
    ],
    [
      'take news back',
      PUBLISHERS,
      async (who) =>
        payload().update({
          collection: 'news',
          id: await publishNews(cms(), next('taken-back'), ['id']),
          unpublishAllLocales: true,
          data: { _status: 'draft' },
          ...as(who),
        }),
    ],
    [
      'change many news items at once',
      PUBLISHERS,
      async (who) => {
        const id = await publishNews(cms(), next('bulk'), ['id']);
        const { docs, errors } = await payload().update({
          collection: 'news',
          where: { id: { equals: id } },
          data: { title: 'Diubah' },
          ...as(who),
        });
        if (errors.length > 0 || docs.length === 0) throw new Forbidden();
      },
    ],
    [
      'restore an old version of news',
      PUBLISHERS,
      async (who) => {
        const id = await publishNews(cms(), next('restored'), ['id']);
        const { docs } = await payload().findVersions({
          collection: 'news',
          where: { parent: { equals: id } },
          overrideAccess: true,
        });
        return payload().restoreVersion({ collection: 'news', id: docs[0]?.id ?? '', ...as(who) });
      },
    ],
    [
      'delete news',
      PUBLISHERS,
      async (who) => payload().delete({ collection: 'news', id: await draftNews(), ...as(who) }),
    ],
    ['read pictures', STAFF, (who) => payload().find({ collection: 'media', ...as(who) })],
    [
      'add a picture',
      WRITERS,
      async (who) =>
        payload().create({
          collection: 'media',
          data: { altId: 'Kapal', altEn: 'A boat' },
          file: await pictureFile(next('added')),
          ...as(who),
        }),
    ],
    [
      'change a picture',
      PUBLISHERS,
      async (who) =>
        payload().update({
          collection: 'media',
          id: await picture(),
          data: { decorative: true },
          ...as(who),
        }),
    ],
    [
      'delete a picture',
      PUBLISHERS,
      async (who) => payload().delete({ collection: 'media', id: await picture(), ...as(who) }),
    ],
    ['read documents', STAFF, (who) => payload().find({ collection: 'documents', ...as(who) })],
    ['add a document', WRITERS, (who) => payload().create({ ...documentData(), ...as(who) })],
    [
      'replace a document',
      PUBLISHERS,
      async (who) => {
        const { id } = await payload().create(documentData());
        return payload().update({ ...documentData(), id, ...as(who) });
      },
    ],
    [
      'delete a document',
      PUBLISHERS,
      async (who) => {
        const { id } = await payload().create(documentData());
        return payload().delete({ collection: 'documents', id, ...as(who) });
      },
    ],
    ['read files of documents', STAFF, (who) => payload().find({ collection: 'document-files', ...as(who) })],
    [
      'delete a file of a document',
      NONE,
      (who) => payload().delete({ collection: 'document-files', where: {}, ...as(who) }),
    ],
    [
      'read contact messages',
      ['administrator', 'customer-care', 'auditor'],
      (who) => payload().find({ collection: 'contact-messages', ...as(who) }),
    ],
    [
      'write a contact message',
      NONE,
      (who) =>
        payload().create({ collection: 'contact-messages', data: sampleMessage(next('k')), ...as(who) }),
    ],
    [
      'mark a contact message as handled',
      CARE,
      async (who) =>
        payload().update({
          collection: 'contact-messages',
          id: await message(),
          data: { status: 'handled' },
          ...as(who),
        }),
    ],
    [
      'delete a contact message',
      NONE,
      async (who) => payload().delete({ collection: 'contact-messages', id: await message(), ...as(who) }),
    ],
    [
      'add a user',
      ADMINISTRATOR,
      (who) =>
        payload().create({
          collection: 'users',
          data: { name: 'Baru', email: `${next('baru')}@bank.example`, password: 'kata sandi panjang' },
          ...as(who),
        }),
    ],
    [
      'change another user',
      ADMINISTRATOR,
      async (who) => {
        const other = await createUser(cms(), next('other'), []);
        return payload().update({ collection: 'users', id: other.id, data: { name: 'Lain' }, ...as(who) });
      },
    ],
    [
      'delete a user',
      ADMINISTRATOR,
      async (who) => {
        const other = await createUser(cms(), next('other'), []);
        return payload().delete({ collection: 'users', id: other.id, ...as(who) });
      },
    ],
    ...(['settings', 'navigation', 'home', 'search'] as const).flatMap(
      (slug): [string, readonly Who[], (who: Who) => Promise<unknown>][] => [
        [`read ${slug}`, STAFF, (who) => payload().findGlobal({ slug, ...as(who) })],
        [`read versions of ${slug}`, STAFF, (who) => payload().findGlobalVersions({ slug, ...as(who) })],
      ],
    ),
    [
      'change the settings',
      PUBLISHERS,
      (who) => payload().updateGlobal({ slug: 'settings', data: settingsData, ...as(who) }),
    ],
    [
      'change the navigation',
      PUBLISHERS,
      (who) =>
        payload().updateGlobal({
          slug: 'navigation',
          data: { leftMenu: [{ text: 'Berita', url: '/news' }] },
          ...as(who),
        }),
    ],
    [
      'change the search',
      PUBLISHERS,
      (who) => payload().updateGlobal({ slug: 'search', data: { popular: [{ text: 'kurs' }] }, ...as(who) }),
    ],
    ['read redirects', STAFF, (who) => payload().find({ collection: 'redirects', ...as(who) })],
    [
      'add a redirect',
      PUBLISHERS,
      (who) =>
        payload().create({
          collection: 'redirects',
          data: { from: `/${next('added')}`, to: '/news', status: 'permanent' },
          ...as(who),
        }),
    ],
    [
      'change a redirect',
      PUBLISHERS,
      async (who) => {
        const id = await addRedirect(cms(), `/${next('changed')}`, '/news');
        return payload().update({ collection: 'redirects', id, data: { to: '/promo' }, ...as(who) });
      },
    ],
    [
      'delete a redirect',
      PUBLISHERS,
      async (who) => {
        const id = await addRedirect(cms(), `/${next('deleted')}`, '/news');
        return payload().delete({ collection: 'redirects', id, ...as(who) });
      },
    ],
    ['read the rules of the market', STAFF, (who) => payload().findGlobal({ slug: 'market', ...as(who) })],
    [
      'change the rules of the market',
      TREASURY,
      (who) => payload().updateGlobal({ slug: 'market', data: RULES, ...as(who) }),
    ],
    [
      'bring back old rules of the market',
      ADMINISTRATOR,
      async (who) => {
        await payload().updateGlobal({ slug: 'market', data: RULES, overrideAccess: true });
        const { docs } = await payload().findGlobalVersions({ slug: 'market', overrideAccess: true });
        return payload().restoreGlobalVersion({ slug: 'market', id: docs[0]?.id ?? '', ...as(who) });
      },
    ],
    ...(['currencies', 'funds', 'holidays'] as const).map(
      (collection): [string, readonly Who[], (who: Who) => Promise<unknown>] => [
        `read ${collection}`,
        STAFF,
        (who) => payload().find({ collection, ...as(who) }),
      ],
    ),
    [
      'add a holiday',
      TREASURY,
      (who) => payload().create({ collection: 'holidays', data: holiday(), ...as(who) }),
    ],
    [
      'delete a holiday',
      TREASURY,
      async (who) => {
        const { id } = await payload().create({ collection: 'holidays', data: holiday() });
        return payload().delete({ collection: 'holidays', id, ...as(who) });
      },
    ],
    ['read scope revisions', NONE, (who) => payload().find({ collection: 'scope-revisions', ...as(who) })],
    ['read jobs', NONE, (who) => payload().find({ collection: 'payload-jobs', ...as(who) })],
  ];

  describe.each(operations)('%s', (_name, allowed, operate) => {
    it.each(EVERYONE)('by %s', async (who) => {
      const attempt = operate(who).then(
        () => 'done',
        (error: unknown) => (error instanceof Forbidden ? 'refused' : error),
      );
      expect(await attempt).toBe(allowed.includes(who) ? 'done' : 'refused');
    });
  });

  it.each(EVERYONE)(
    'lets %s copy no news: the copy of a published item would be published too',
    async (who) => {
      const id = await publishNews(cms(), next('original'), ['id', 'en']);
      const attempt = payload().duplicate({
        collection: 'news',
        id,
        data: { slug: next('copy') },
        ...as(who),
      });
      await expect(attempt).rejects.toThrow(/cannot be duplicated|not allowed/);
    },
  );

  it('refuses to copy news over REST', async () => {
    const id = await publishNews(cms(), next('original'), ['id', 'en']);
    const before = await payload().count({ collection: 'news' });
    const answer = await fetch(`${cms().url}/api/news/${id}/duplicate`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', ...(await signIn(cms(), 'editor')) },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await payload().count({ collection: 'news' })).toEqual(before);
  });

  it('gives somebody no role by their own hand', async () => {
    const editor = people.get('editor');
    await payload().update({
      collection: 'users',
      id: editor?.id ?? 0,
      data: { name: 'Masih penyunting', roles: ['administrator'] },
      ...as('editor'),
    });
    const after = await payload().findByID({ collection: 'users', id: editor?.id ?? 0 });
    expect(after).toMatchObject({ name: 'Masih penyunting', roles: ['editor'] });
  });

  it('lets people change their own name and password, and not their address', async () => {
    const id = people.get('auditor')?.id ?? 0;
    const email = 'kantor-lain@bank.example';
    await payload().update({
      collection: 'users',
      id,
      data: { name: 'Nama baru', email, password: 'kata sandi yang baru' },
      ...as('auditor'),
    });
    const after = await payload().findByID({ collection: 'users', id });
    expect(after).toMatchObject({ name: 'Nama baru', email: 'auditor@bank.example' });
    await payload().update({ collection: 'users', id, data: { email }, ...as('administrator') });
    expect(await payload().findByID({ collection: 'users', id })).toMatchObject({ email });
  });

  it.each(['editor', 'treasury', 'customer-care', 'publisher', 'without-role'] as const)(
    'shows %s no other user',
    async (who) => {
      const { docs } = await payload().find({ collection: 'users', ...as(who) });
      expect(docs.map(({ id }) => id)).toEqual([people.get(who)?.id]);
    },
  );

  it.each(['administrator', 'auditor'] as const)('shows %s every user', async (who) => {
    const { totalDocs } = await payload().find({ collection: 'users', ...as(who) });
    expect(totalDocs).toBeGreaterThan(ROLES.length);
  });
});

const settingsData = {
  bankName: 'Bank Uji',
  description: 'Bank untuk uji coba.',
  parent: { name: 'Induk', shortName: 'Induk', url: 'https://induk.example' },
  headOffice: { address: 'Jalan Uji 1', phone: '1500', email: 'halo@bank.example' },
  licenceStatement: 'Berizin.',
  depositGuarantee: { note: 'Dijamin.', linkText: 'Lihat', url: 'https://penjamin.example' },
  loginUrl: 'https://masuk.example',
  registerUrl: 'https://daftar.example',
};
