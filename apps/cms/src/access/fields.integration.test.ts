import type { CollectionSlug, FlattenedField, GlobalSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Data,
  otherValue,
  sampleFile,
  sampleOf,
  storeDocument,
  storeGlobals,
} from '../../testing/documents.ts';
import { type FieldRights, type Leaf, leavesOf, rightsOfField } from '../../testing/field-rights.ts';
import { COLLECTION_RIGHTS, GLOBAL_RIGHTS } from '../../testing/operations.ts';
import { TEST_PASSWORD } from '../../testing/records.ts';
import { type RunningCms, startCms } from '../../testing/start-cms.ts';
import {
  CALLERS,
  type Caller,
  makeSignedInTestUsers,
  NONE,
  type TestRole,
} from '../../testing/test-users.ts';

/** Every save writes them itself. */
const WRITTEN_BY_SAVES: readonly string[] = [
  'lastSave',
  'draftAuthors',
  'notices.slug',
  'reports.publishBy',
  'reports.retainedUntil',
];

/** Each saved by itself: they decide what kind of save it is. */
const ALONE: readonly string[] = ['_status', 'deletedAt', 'updatedAt'];

type ApiResponse = { status: number; body: Data };

const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Data | null | undefined)?.[name], data);

/** An object with values at paths. */
function nested(values: ReadonlyMap<string, unknown>): Data {
  const result: Data = {};
  for (const [path, value] of values) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let parent = result;
    for (const name of names) {
      parent[name] = parent[name] ?? {};
      parent = parent[name] as Data;
    }
    parent[last] = value;
  }
  return result;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The paths that the validation of a save has rejected: their values have passed access control. */
const rejectedPaths = ({ body }: ApiResponse): string[] =>
  ((body as { errors?: { data?: { errors?: { path: string }[] } }[] }).errors?.[0]?.data?.errors ?? []).map(
    ({ path }) => path,
  );

/** On one database only: access does not depend on it. */
describe('the fields', () => {
  let running: RunningCms | undefined;
  const cms = () => {
    if (!running) throw new Error('The back office has not started.');
    return running;
  };
  const config = () => cms().payload.config;
  const ids = new Map<string, number>();
  const related = (slug: string) => ids.get(slug);
  let serial = 0;

  beforeAll(async () => {
    running = await startCms();
  });
  afterAll(() => running?.stop());
  const { headersOf, ...people } = makeSignedInTestUsers(cms);
  beforeAll(async () => {
    await storeGlobals(cms());
  });

  const store = (slug: CollectionSlug) => {
    serial += 1;
    return storeDocument(cms(), slug, serial, related);
  };

  /** So that the account has a session. */
  async function signInAs(id: number) {
    const { email } = await cms().payload.findByID({ collection: 'users', id });
    await cms().payload.login({ collection: 'users', data: { email, password: TEST_PASSWORD } });
  }

  async function send(
    who: Caller,
    method: string,
    path: string,
    body?: Data | FormData,
  ): Promise<ApiResponse> {
    const isForm = body instanceof FormData;
    const response = await cms().respond(path, {
      method,
      headers: { ...headersOf(who), ...(isForm ? {} : { 'content-type': 'application/json' }) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Data) : {} };
  }

  const isDenied = ({ status }: ApiResponse) => [401, 403, 404].includes(status);

  type Entity = {
    slug: string;
    path: string;
    leaves: Leaf[];
    isGlobal: boolean;
    hasVersions: boolean;
    query: string;
  };

  function entityOf(slug: string, isGlobal: boolean): Entity {
    const found = isGlobal
      ? config().globals.find((candidate) => candidate.slug === slug)
      : config().collections.find((candidate) => candidate.slug === slug);
    if (!found) throw new Error(`There is no ${slug}.`);
    const hasDrafts = typeof found.versions === 'object' && Boolean(found.versions.drafts);
    return {
      slug,
      path: isGlobal ? `/globals/${slug}` : `/${slug}`,
      leaves: leavesOf(found.flattenedFields),
      isGlobal,
      hasVersions: Boolean(found.versions),
      query: `depth=0&locale=id${hasDrafts ? '&draft=true' : ''}`,
    };
  }

  /** The stored fields, hidden ones included; of items those of the latest draft. */
  async function storedFields({ isGlobal, slug }: Entity, id?: number): Promise<Data> {
    const options = {
      depth: 0,
      draft: true,
      fallbackLocale: false,
      locale: 'id',
      overrideAccess: true,
      showHiddenFields: true,
      trash: true,
    } as const;
    const { payload } = cms();
    const stored = isGlobal
      ? await payload.findGlobal({ ...options, slug: slug as GlobalSlug })
      : await payload.findByID({ ...options, collection: slug as CollectionSlug, id: id ?? 0 });
    return stored as unknown as Data;
  }

  /** Compares what happened to each field with the table; each difference is a line. */
  function differences(
    { leaves, slug }: Entity,
    operation: keyof FieldRights,
    by: readonly TestRole[],
    results: ReadonlyMap<Caller, ReadonlySet<string>>,
    isKnown: (leaf: Leaf) => boolean = () => true,
  ): string[] {
    return [...results].flatMap(([who, passed]) =>
      leaves.filter(isKnown).flatMap((leaf) => {
        const allowed = rightsOfField(slug, leaf)[operation] ?? by;
        const isAllowed = allowed.some((candidate) => candidate === who);
        if (passed.has(leaf.path) === isAllowed) return [];
        return [`${who} ${isAllowed ? 'cannot' : 'can'} ${operation} ${slug}.${leaf.path}`];
      }),
    );
  }

  /** The fields in a response, if they have a value as stored. */
  async function readBy(who: Caller, entity: Entity, stored: Data, id?: number): Promise<Set<string>> {
    const { hasVersions, isGlobal, leaves, path, query } = entity;
    const bodies: unknown[] = [(await send(who, 'GET', `${path}${isGlobal ? '' : `/${id}`}?${query}`)).body];
    const docsOf = ({ body }: ApiResponse) => (body.docs ?? []) as Data[];
    if (!isGlobal) bodies.push(...docsOf(await send(who, 'GET', `${path}?${query}&where[id][equals]=${id}`)));
    if (hasVersions) {
      const versions = await send(who, 'GET', `${path}/versions?${query}&limit=1`);
      bodies.push(...docsOf(versions).map((one) => one.version));
    }
    const isShown = (leaf: Leaf) =>
      bodies.some((body) => {
        const value = at(body, leaf.path);
        return value !== undefined && (!isEmpty(value) || isEmpty(at(stored, leaf.path)));
      });
    return new Set(leaves.filter(isShown).map(({ path: one }) => one));
  }

  /**
   * Sends other values for some fields, and returns which of them were stored, or rejected as invalid. What is rejected
   * without naming its fields is sent field by field.
   */
  async function update(
    who: Caller,
    entity: Entity,
    leaves: readonly Leaf[],
    query: string,
    id?: number,
  ): Promise<Set<string>> {
    const { isGlobal, path, slug } = entity;
    const before = await storedFields(entity, id);
    const values = new Map(
      leaves.map((leaf) => [leaf.path, otherValue(leaf.field, at(before, leaf.path), related)]),
    );
    const passed = new Set<string>();
    const address = `${path}${isGlobal ? '' : `/${id}`}?${query}`;
    let response: ApiResponse;
    for (;;) {
      response = await send(who, isGlobal ? 'POST' : 'PATCH', address, nested(values));
      const rejected = rejectedPaths(response);
      const invalid = [...values.keys()].filter((candidate) =>
        rejected.some((wrong) => wrong === candidate || wrong.startsWith(`${candidate}.`)),
      );
      if (invalid.length === 0) break;
      for (const one of invalid) {
        passed.add(one);
        values.delete(one);
      }
    }
    expect(response.status, `${who} ${address}: ${JSON.stringify(response.body).slice(0, 300)}`).toBeLessThan(
      500,
    );
    const after = await storedFields(entity, id);
    for (const [one, value] of values) {
      const isWritten = WRITTEN_BY_SAVES.some((name) => name === one || name === `${slug}.${one}`);
      const isStored = isSame(at(after, one), value);
      if (isWritten ? isStored : !isSame(at(before, one), at(after, one))) passed.add(one);
    }
    if (response.status === 200 || isDenied(response)) return passed;
    const [only, ...others] = values.keys();
    // The document was valid before, so the rejected value is this one, whatever the response names.
    if (only && others.length === 0 && !ALONE.includes(only)) return passed.add(only);
    for (const leaf of leaves.filter(({ path: one }) => values.has(one) && others.length > 0))
      for (const one of await update(who, entity, [leaf], query, id)) passed.add(one);
    return passed;
  }

  /**
   * Each field of a document: all together, and by itself what decides the kind of save. Those need a document that is
   * valid and neither published nor in the trash.
   */
  async function updateAll(who: Caller, entity: Entity, newDocument: () => Promise<number | undefined>) {
    const isAlone = ({ path }: Leaf) => ALONE.includes(path);
    const together = entity.leaves.filter((leaf) => !isAlone(leaf));
    const passed = await update(who, entity, together, entity.query, await newDocument());
    // Users who may change no other field cannot save at all.
    if (passed.size === 0) return passed;
    for (const leaf of entity.leaves.filter(isAlone))
      for (const path of await update(who, entity, [leaf], 'locale=id', await newDocument()))
        passed.add(path);
    return passed;
  }

  /** The fields that a new document has: of those that the caller may not write, if the value that was sent. */
  async function createBy(who: Caller, entity: Entity): Promise<Set<string>> {
    serial += 1;
    const { leaves, path, query, slug } = entity;
    const sample = (await sampleOf(cms(), slug, serial)) ?? {};
    const isRestricted = (leaf: Leaf) => {
      const { create } = rightsOfField(slug, leaf);
      return create !== undefined && !create.some((candidate) => candidate === who);
    };
    // Kinds of saves have tests of their own; the metadata of a file come with its upload.
    const restricted = leaves.filter((leaf) => isRestricted(leaf) && leaf.path !== '_status');
    const values = new Map(restricted.map((leaf) => [leaf.path, otherValue(leaf.field, undefined, related)]));
    const data = { ...sample, ...nested(values) };
    const file = await sampleFile(slug, `baru-${serial}`);
    const form = new FormData();
    if (file) {
      form.append('_payload', JSON.stringify(data));
      form.append('file', new Blob([new Uint8Array(file.data)], { type: file.mimetype }), file.name);
    }
    const response = await send(who, 'POST', `${path}?${query}`, file ? form : data);
    expect(response.status, `${who} creates ${slug}: ${JSON.stringify(response.body).slice(0, 500)}`).toBe(
      201,
    );
    const stored = await storedFields(entity, Number((response.body.doc as Data).id));
    const isStored = (leaf: Leaf) =>
      values.has(leaf.path)
        ? isSame(at(stored, leaf.path), values.get(leaf.path))
        : at(sample, leaf.path) === undefined || at(stored, leaf.path) !== null;
    return new Set(leaves.filter(isStored).map((leaf) => leaf.path));
  }

  /** Others refer to them. */
  const FIRST: readonly string[] = [
    'users',
    'media',
    'documents',
    'cases',
    'currencies',
    'funds',
    'market-sheets',
    'faq-topics',
    'lending-segments',
    'tags',
  ];
  const slugs = [...FIRST, ...Object.keys(COLLECTION_RIGHTS).filter((slug) => !FIRST.includes(slug))];
  const collections = slugs.filter((slug) => slug !== 'payload-migrations') as CollectionSlug[];

  describe.each(collections)('of %s', (slug) => {
    const rights = COLLECTION_RIGHTS[slug];

    it('are read, created and changed as in the table', async () => {
      const entity = entityOf(slug, false);
      const id = await store(slug);
      ids.set(slug, id);
      if (slug === 'users') await signInAs(id);
      const stored = await storedFields(entity, id);
      const reads = new Map<Caller, Set<string>>();
      const creations = new Map<Caller, Set<string>>();
      const updates = new Map<Caller, Set<string>>();
      for (const who of CALLERS) {
        reads.set(who, await readBy(who, entity, stored, id));
        const canCreate = (rights.createDraft ?? NONE).some((candidate) => candidate === who);
        if (canCreate) creations.set(who, await createBy(who, entity));
        const canUpdate = (rights.updateDraft ?? NONE).some((candidate) => candidate === who);
        updates.set(who, await updateAll(who, entity, async () => (canUpdate ? store(slug) : id)));
      }
      const writers = rights.updateDraft ?? NONE;
      expect([
        ...differences(
          entity,
          'read',
          rights.read ?? NONE,
          reads,
          (leaf) => at(stored, leaf.path) !== undefined,
        ),
        ...differences(
          entity,
          'create',
          rights.createDraft ?? NONE,
          creations,
          ({ path }) => path !== '_status',
        ),
        ...differences(entity, 'update', writers, updates),
      ]).toEqual([]);
    });
  });

  describe.each(Object.keys(GLOBAL_RIGHTS) as GlobalSlug[])('of the global %s', (slug) => {
    it('are read and changed as in the table', async () => {
      const entity = entityOf(slug, true);
      const { read, update: writers } = GLOBAL_RIGHTS[slug];
      const reads = new Map<Caller, Set<string>>();
      const updates = new Map<Caller, Set<string>>();
      const stored = await storedFields(entity);
      for (const who of CALLERS) reads.set(who, await readBy(who, entity, stored));
      for (const who of CALLERS) updates.set(who, await updateAll(who, entity, async () => undefined));
      expect([
        ...differences(entity, 'read', read, reads, (leaf) => at(stored, leaf.path) !== undefined),
        ...differences(entity, 'update', writers, updates),
      ]).toEqual([]);
    });
  });

  it('of an account are not its own to change, except for the name', async () => {
    const entity = entityOf('users', false);
    for (const who of ['editor', 'without-role'] as const) {
      const id = Number(people.accountOf(who).id);
      expect([...(await updateAll(who, entity, async () => id))], who).toEqual(['name']);
    }
  });

  it('in lists have no rules of their own, which this test would miss', () => {
    const rowsOf = (fields: readonly FlattenedField[]): FlattenedField[] =>
      fields.flatMap((field) => {
        if (field.type === 'blocks') return field.blocks.flatMap((block) => all(block.flattenedFields));
        if (field.type === 'array') return all(field.flattenedFields);
        return 'flattenedFields' in field ? rowsOf(field.flattenedFields) : [];
      });
    const all = (fields: readonly FlattenedField[]) => [...fields, ...rowsOf(fields)];
    const entities = [...config().collections, ...config().globals];
    const rules = entities.flatMap(({ flattenedFields, slug }) =>
      rowsOf(flattenedFields)
        .filter(({ access }) => Object.keys(access ?? {}).length > 0)
        .map(({ name }) => `${slug}: ${name}`),
    );
    expect(rules).toEqual([]);
  });
});
