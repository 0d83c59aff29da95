import { onOneDatabase } from '../../testing/databases.ts';
import { aboutSample, factSample, settingsSample } from '../../testing/records.ts';
import { addRedirect } from '../../testing/redirects.ts';
import {
  expectAccess,
  makeTestUsers,
  NONE,
  type Operation,
  PUBLISHERS,
  STAFF,
} from '../../testing/test-users.ts';

onOneDatabase('access to settings and system collections', (cms) => {
  const people = makeTestUsers(cms);
  const { next } = people;
  const payload = () => cms().payload;

  expectAccess(people, [
    ...(['settings', 'navigation', 'home', 'search', 'about'] as const).flatMap((slug): Operation[] => [
      [`read ${slug}`, STAFF, (as) => payload().findGlobal({ slug, ...as })],
      [`read versions of ${slug}`, STAFF, (as) => payload().findGlobalVersions({ slug, ...as })],
    ]),
    [
      'change the settings',
      PUBLISHERS,
      (as) => payload().updateGlobal({ slug: 'settings', data: settingsSample, ...as }),
    ],
    [
      'change the navigation',
      PUBLISHERS,
      (as) =>
        payload().updateGlobal({
          slug: 'navigation',
          data: { leftMenu: [{ text: 'Berita', url: '/news' }] },
          ...as,
        }),
    ],
    [
      'change the search',
      PUBLISHERS,
      (as) => payload().updateGlobal({ slug: 'search', data: { popular: [{ text: 'kurs' }] }, ...as }),
    ],
    [
      'change the page about the bank',
      PUBLISHERS,
      (as) => payload().updateGlobal({ slug: 'about', data: aboutSample, ...as }),
    ],
    [
      'add a lending segment',
      PUBLISHERS,
      (as) =>
        payload().create({
          collection: 'lending-segments',
          data: { title: 'Mikro', slug: next('mikro'), order: 1 },
          ...as,
        }),
    ],
    [
      'add a fact',
      PUBLISHERS,
      (as) => payload().create({ collection: 'facts', data: factSample(`uji.${next('fakta')}`), ...as }),
    ],
    [
      'change the value of a fact',
      [...PUBLISHERS, 'treasury'],
      async (as) => {
        const { id, values } = await payload().create({
          collection: 'facts',
          data: factSample(`uji.${next('nilai')}`),
        });
        const changed = values.map((value) => ({ ...value, amount: 9 }));
        return payload().update({ collection: 'facts', id, data: { values: changed }, ...as });
      },
    ],
    [
      'delete a fact',
      PUBLISHERS,
      async (as) => {
        const { id } = await payload().create({
          collection: 'facts',
          data: factSample(`uji.${next('hapus')}`),
        });
        return payload().delete({ collection: 'facts', id, ...as });
      },
    ],
    ['read redirects', STAFF, (as) => payload().find({ collection: 'redirects', ...as })],
    [
      'add a redirect',
      PUBLISHERS,
      (as) =>
        payload().create({
          collection: 'redirects',
          data: { from: `/${next('added')}`, to: '/news', status: 'permanent' },
          ...as,
        }),
    ],
    [
      'change a redirect',
      PUBLISHERS,
      async (as) => {
        const id = await addRedirect(cms(), `/${next('changed')}`, '/news');
        return payload().update({ collection: 'redirects', id, data: { to: '/promo' }, ...as });
      },
    ],
    [
      'delete a redirect',
      PUBLISHERS,
      async (as) => {
        const id = await addRedirect(cms(), `/${next('deleted')}`, '/news');
        return payload().delete({ collection: 'redirects', id, ...as });
      },
    ],
    ['read the versions of cache tags', NONE, (as) => payload().find({ collection: 'cache-tags', ...as })],
    ['read search texts', NONE, (as) => payload().find({ collection: 'item-texts', ...as })],
    ['read texts of documents', NONE, (as) => payload().find({ collection: 'document-texts', ...as })],
    ['read jobs', NONE, (as) => payload().find({ collection: 'payload-jobs', ...as })],
  ]);
});
