import type { ItemCollection } from '@beranda/contract';
import { createLocalReq, Forbidden } from 'payload';
import { describe, expect, it } from 'vitest';
import { updateItems } from '#cms/items/save/update-many.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { createItem, itemSamples, publishItem, restoreFirst } from '../../testing/items.ts';
import {
  EVERYONE,
  makeTestUsers,
  PUBLISHERS,
  STAFF,
  type TestRole,
  type UserContext,
  WRITERS,
} from '../../testing/test-users.ts';

type Operation = {
  name: string;
  allowed: readonly TestRole[];
  /** Creates the document of the operation. */
  prepare: (collection: ItemCollection, name: string) => Promise<number>;
  /** Throws `Forbidden` without permission. */
  attempt: (collection: ItemCollection, id: number, as: UserContext) => Promise<unknown>;
};

/** Role × collection × operation: the behaviour of the access table's row for items. `operations` covers every row. */
onOneDatabase('access to items', (cms, itemCollections) => {
  const { as: asPerson, next } = makeTestUsers(cms);

  const draft = (collection: ItemCollection, name: string) =>
    createItem(cms(), collection, name, 'id', 'draft');
  const published = (collection: ItemCollection, name: string) =>
    publishItem(cms(), collection, name, ['id']);
  const trashed = async (collection: ItemCollection, name: string) => {
    const id = await draft(collection, name);
    const data = { deletedAt: new Date().toISOString() } as never;
    await cms().payload.update({ collection, id, data, overrideAccess: true });
    return id;
  };
  const nothing = async () => 0;
  const retitled = { title: 'Diubah' } as never;
  const create = async (collection: ItemCollection, status: 'draft' | 'published', as: UserContext) => {
    const { fields, text, slug } = itemSamples[collection];
    const name = next('new');
    const data = { ...(await fields(slug?.(name) ?? name, cms())), ...text(name), _status: status } as never;
    return cms().payload.create({ collection, locale: 'id', draft: status === 'draft', data, ...as });
  };
  const update = (collection: ItemCollection, id: number, data: object, as: UserContext, more: object = {}) =>
    cms().payload.update({ collection, id, locale: 'id', data: data as never, ...more, ...as });

  const operations: Operation[] = [
    {
      name: 'read',
      allowed: STAFF,
      prepare: nothing,
      attempt: (collection, _id, as) => cms().payload.find({ collection, limit: 1, ...as }),
    },
    {
      name: 'read versions of',
      allowed: STAFF,
      prepare: nothing,
      attempt: (collection, _id, as) => cms().payload.findVersions({ collection, limit: 1, ...as }),
    },
    {
      name: 'write a draft of',
      allowed: WRITERS,
      prepare: nothing,
      attempt: (collection, _id, as) => create(collection, 'draft', as),
    },
    {
      name: 'autosave over what is published of',
      allowed: WRITERS,
      prepare: published,
      attempt: (collection, id, as) => update(collection, id, retitled, as, { draft: true, autosave: true }),
    },
    {
      name: 'create something published in',
      allowed: PUBLISHERS,
      prepare: nothing,
      attempt: (collection, _id, as) => create(collection, 'published', as),
    },
    {
      name: 'publish a draft of',
      allowed: PUBLISHERS,
      prepare: draft,
      attempt: (collection, id, as) => update(collection, id, { _status: 'published' }, as),
    },
    {
      name: 'publish, as a draft with published status,',
      allowed: PUBLISHERS,
      prepare: draft,
      attempt: (collection, id, as) => update(collection, id, { _status: 'published' }, as, { draft: true }),
    },
    {
      name: 'publish all languages of',
      allowed: PUBLISHERS,
      prepare: draft,
      attempt: (collection, id, as) => update(collection, id, {}, as, { publishAllLocales: true }),
    },
    {
      name: 'change, without saying so, what is published of',
      allowed: PUBLISHERS,
      prepare: published,
      attempt: (collection, id, as) => update(collection, id, retitled, as),
    },
    {
      name: 'take back',
      allowed: PUBLISHERS,
      prepare: published,
      attempt: (collection, id, as) =>
        update(collection, id, { _status: 'draft' }, as, { unpublishAllLocales: true }),
    },
    {
      name: 'change many at once of',
      allowed: PUBLISHERS,
      prepare: published,
      attempt: async (collection, id, { user }) => {
        const req = await createLocalReq(user ? { user, locale: 'id' } : { locale: 'id' }, cms().payload);
        const where = { id: { equals: id } };
        const { docs, errors } = await updateItems(req, collection, { where, data: retitled });
        if (errors.length > 0 || docs.length === 0) throw new Forbidden();
      },
    },
    {
      name: 'restore an old version, as a draft, of',
      allowed: WRITERS,
      prepare: published,
      attempt: (collection, id, { user }) => restoreFirst(cms(), collection, id, user),
    },
    {
      name: 'delete from',
      allowed: PUBLISHERS,
      prepare: trashed,
      attempt: (collection, id, as) => cms().payload.delete({ collection, id, trash: true, ...as }),
    },
  ];

  describe.each(itemCollections)('%s', (collection) => {
    it.each(operations)('$name it: only $allowed', async ({ allowed, prepare, attempt }) => {
      const outcomes: TestRole[] = [];
      // Unauthorized users first: their attempts change nothing, so one item suffices.
      const others = EVERYONE.filter((who) => !allowed.includes(who));
      const untouched = await prepare(collection, next('item'));
      for (const who of [...others, ...allowed]) {
        const id = allowed.includes(who) ? await prepare(collection, next('item')) : untouched;
        try {
          await attempt(collection, id, asPerson(who));
          outcomes.push(who);
        } catch (error) {
          if (!(error instanceof Forbidden)) throw error;
        }
      }
      expect(outcomes).toEqual([...allowed]);
    });
  });
});
