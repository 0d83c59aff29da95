import { jakartaDate } from '@beranda/finance';
import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { CONFIRMATION_HEADER, type Confirmation } from '#cms/confirmation/confirmation-header.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { pdfFile } from '../../../testing/document.ts';
import { restoreFirst } from '../../../testing/items.ts';
import { createUser, signIn } from '../../../testing/records.ts';
import { retainedUntil } from './retention.ts';

onOneDatabase('a report', (cms) => {
  let administrator: TypedUser;
  beforeAll(async () => {
    administrator = await createUser(cms(), 'administrator', ['administrator']);
  });

  const today = () => retainedUntil(new Date().toISOString(), null);

  /** Saved as staff do, with a publication date long ago. */
  async function write(status: 'draft' | 'published', more: object = {}) {
    const { payload } = cms();
    const file = await payload.create({ collection: 'documents', data: { title: 'L' }, file: pdfFile('l') });
    const { id } = await payload.create({
      collection: 'reports',
      locale: 'id',
      draft: status === 'draft',
      overrideAccess: false,
      user: administrator,
      data: {
        title: 'Laporan',
        slug: crypto.randomUUID(),
        kind: 'quarterly',
        positionDate: '2015-09-30',
        auditStatus: 'unaudited',
        publishedOn: '2015-10-30',
        file: file.id,
        _status: status,
        ...more,
      } as never,
    });
    return { id, file: file.id };
  }
  const common = (id: number) => ({ collection: 'reports', id }) as const;
  const shown = async (id: number) =>
    (await cms().payload.findByID({ ...common(id), locale: 'all' }))._status as unknown as Record<
      string,
      string
    >;

  it('that was never public can be deleted', async () => {
    const { id } = await write('draft');
    await expect(cms().payload.delete(common(id))).resolves.toBeDefined();
  });

  it('is retained for five years after its first publication here, whatever date staff enter', async () => {
    const forged = { firstPublishedAt: '2015-10-30T03:00:00.000Z' };
    const { id, file } = await write('published', forged);
    const { payload } = cms();
    const as = { overrideAccess: false, user: administrator } as const;
    await payload.update({
      ...common(id),
      ...as,
      data: { ...forged, publishedOn: '2014-01-02', _status: 'published' },
    });
    await expect(payload.delete({ ...common(id), ...as })).rejects.toThrow(
      'hanya dapat dihapus selamanya dari tempat sampah',
    );
    const attempts = [
      () => payload.delete(common(id)),
      () => payload.update({ ...common(id), ...as, data: { _status: 'draft' } }),
      () => payload.update({ ...common(id), ...as, data: {}, unpublishAllLocales: true }),
      // Like a scheduled publication.
      () => payload.update({ ...common(id), data: { _status: 'draft' } }),
    ];
    for (const attempt of attempts)
      await expect(attempt()).rejects.toThrow(
        new RegExp(
          `wajib tersedia di situs selama lima tahun, sampai ${today()}, jadi belum dapat di(hapus|tarik)\\.`,
        ),
      );
    const headers = { ...(await signIn(cms(), 'administrator')), 'content-type': 'application/json' };
    const withdrawMany = async (digest?: string) => {
      const response = await fetch(`${cms().url}/api/reports?where[id][equals]=${id}`, {
        method: 'PATCH',
        headers: { ...headers, ...(digest ? { [CONFIRMATION_HEADER]: digest } : {}) },
        body: JSON.stringify({ _status: 'draft' }),
      });
      type Rejection = { message: string; data?: { confirmation?: Confirmation } };
      return ((await response.json()) as { errors: Rejection[] }).errors;
    };
    const [question] = await withdrawMany();
    // Bulk operations report rejections in the body.
    expect(await withdrawMany(question?.data?.confirmation?.digest)).toMatchObject([
      { message: expect.stringContaining('lima tahun') },
    ]);
    expect((await shown(id)).id).toBe('published');
    await expect(payload.delete({ collection: 'documents', id: file })).rejects.toThrow(
      'masih dipakai: Laporan',
    );
  });

  it("rejects in the user's language", async () => {
    const { id } = await write('published');
    const req = await createLocalReq({}, cms().payload);
    req.i18n = { ...req.i18n, language: 'en' } as typeof req.i18n;
    await expect(cms().payload.update({ ...common(id), req, data: { _status: 'draft' } })).rejects.toThrow(
      /has to stay on the website for five years, until .*, so it cannot be taken back yet/,
    );
  });

  it('cannot be withdrawn by a schedule or an old version', async () => {
    const { payload } = cms();
    const { id } = await write('draft');
    const [draft] = (await payload.findVersions({ collection: 'reports', where: { parent: { equals: id } } }))
      .docs;
    await payload.update({ ...common(id), locale: 'id', data: { _status: 'published' } });
    await expect(payload.restoreVersion({ collection: 'reports', id: draft?.id ?? '' })).rejects.toThrow(
      'sebagai draf',
    );
    await restoreFirst(cms(), 'reports', id, administrator);
    expect(await payload.findByID({ collection: 'reports', id })).toMatchObject({ _status: 'published' });
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'unpublish',
        doc: { relationTo: 'reports', value: String(id) as never },
        user: { relationTo: 'users', value: administrator.id } as never,
      },
      waitUntil: new Date(Date.now() - 1_000),
    });
    await payload.jobs.run({ silent: true });
    const { docs } = await payload.find({ collection: 'payload-jobs' });
    expect(JSON.stringify(docs)).toContain('lima tahun');
    expect((await shown(id)).id).toBe('published');
  });

  it('is retained in each of its languages', async () => {
    const { payload } = cms();
    const { id } = await write('published');
    const english = { ...common(id), locale: 'en', publishSpecificLocale: 'en' } as const;
    await payload.update({ ...english, data: { title: 'Report', _status: 'published' } });
    await expect(payload.update({ ...common(id), locale: 'en', data: { _status: 'draft' } })).rejects.toThrow(
      'lima tahun',
    );
    expect(await shown(id)).toEqual({ id: 'published', en: 'published' });
  });

  it('can be withdrawn in a language that it was never published in', async () => {
    const { payload } = cms();
    const { id } = await write('published');
    const as = { overrideAccess: false, user: administrator } as const;
    const english = { ...common(id), ...as, locale: 'en' } as const;
    await payload.update({ ...english, draft: true, data: { title: 'Report' } });
    await payload.update({ ...english, data: { _status: 'draft' } });
    expect(await shown(id)).toMatchObject({ id: 'published' });
    expect((await shown(id)).en).not.toBe('published');
    await expect(payload.update({ ...common(id), ...as, data: { _status: 'draft' } })).rejects.toThrow(
      'lima tahun',
    );
  });

  it('can be corrected, and its file replaced', async () => {
    const { payload } = cms();
    const { id, file } = await write('published');
    await payload.update({ ...common(id), data: { title: 'Laporan triwulanan', _status: 'published' } });
    await payload.update({ ...common(id), draft: true, data: { title: 'Naskah' } });
    await payload.update({ collection: 'documents', id: file, data: {}, file: pdfFile('l', 'Benar') });
    const { title, firstPublishedAt, retainedUntil: until } = await payload.findByID(common(id));
    expect(title).toBe('Laporan triwulanan');
    expect(jakartaDate(firstPublishedAt ?? '')).toBe(jakartaDate(new Date()));
    expect(until).toBe(today());
  });

  it('can be withdrawn and deleted after five years', async () => {
    const { payload } = cms();
    const { id } = await write('draft');
    const before = new Date();
    before.setUTCFullYear(before.getUTCFullYear() - 5, before.getUTCMonth(), before.getUTCDate() - 2);
    const data = { firstPublishedAt: before.toISOString(), _status: 'published' as const };
    await payload.update({ ...common(id), data });
    await payload.update({ ...common(id), data: { _status: 'draft' } });
    await expect(payload.delete(common(id))).resolves.toBeDefined();
  });
});
