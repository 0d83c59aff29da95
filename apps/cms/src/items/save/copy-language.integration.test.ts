import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { fetchApi } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';
import { createUser } from '../../../testing/records.ts';

onOneDatabase('copying a language of an item', (cms) => {
  const people: Partial<Record<'publisher' | 'editor', TypedUser>> = {};

  beforeAll(async () => {
    await createUser(cms(), 'administrator', []);
    for (const role of ['publisher', 'editor'] as const) people[role] = await createUser(cms(), role, [role]);
  });

  it.each(['publisher', 'editor'] as const)(
    'creates a draft and publishes nothing, with a %s',
    async (role) => {
      const slug = `disalin-${role}`;
      const id = await publishItem(cms(), 'news', slug, ['id', 'en']);
      const { payload } = cms();
      const user = people[role] as TypedUser;
      const req = await createLocalReq({ user, context: { isCopyOfLanguage: true } }, payload);
      const read = (locale: 'id' | 'en') =>
        payload.findByID({ collection: 'news', id, depth: 0, draft: true, locale });
      const title = async () =>
        ((await (await fetchApi(cms(), `/content/news/${slug}?locale=en`)).json()) as { title: string })
          .title;
      const before = await title();
      // Payload's copy function also sends the whole document with its status.
      const indonesian = await read('id');
      expect(indonesian._status).toBe('published');
      await payload.update({
        collection: 'news',
        id,
        data: indonesian as never,
        draft: true,
        locale: 'en',
        overrideAccess: false,
        req,
        user,
      });
      expect(await title()).toBe(before);
      expect(await read('en')).toMatchObject({ _status: 'draft', title: indonesian.title });
      expect((await read('id'))._status).toBe('published');
    },
  );
});
