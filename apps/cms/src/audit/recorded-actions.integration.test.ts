import { describe, expect, it } from 'vitest';
import { newsFields, newsText } from '#cms/collections/news/sample.ts';
import { readRows, sql } from '#cms/database/sql.ts';
import { auditOf, staffRequests } from '../../testing/audit.ts';
import { publishNews } from '../../testing/content.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { makeMarket } from '../../testing/market.ts';
import { pictureFile } from '../../testing/picture.ts';
import { sampleCase } from '../../testing/records.ts';
import { makeTestUsers, type TestRole } from '../../testing/test-users.ts';
import { scheduleFunctions } from './schedule-function.ts';
import { verifyChain } from './verify-chain.ts';

onOneDatabase('what staff do', (cms) => {
  const people = makeTestUsers(cms);
  const { next } = people;
  const { rowsOf, send } = staffRequests(cms);

  describe('with items', () => {
    const patch = (id: number, query: string, data: object, who: TestRole = 'publisher') =>
      rowsOf(who, 'PATCH', `/news/${id}?locale=id${query}`, data);

    it('is recorded from the draft to the deletion', async () => {
      const slug = next('jejak');
      let id = 0;
      const created = await auditOf(cms(), async () => {
        const data = { ...newsFields(slug), ...newsText('Judul satu') };
        id = (await send('publisher', 'POST', '/news?locale=id&draft=true', data)).body.doc?.id ?? 0;
      });
      const item = { actorName: 'publisher', collection: 'news', document: String(id) };
      expect(created).toMatchObject([{ ...item, action: 'created', label: 'Judul satu' }]);
      expect(created).toHaveLength(1);

      const draft = await patch(id, '&draft=true', { title: 'Judul dua', summary: 'x'.repeat(10) });
      expect(draft).toMatchObject([
        { ...item, action: 'draft-saved', field: 'title', from: 'Judul satu', to: 'Judul dua' },
        { ...item, action: 'draft-saved', field: 'summary', from: null, to: null },
      ]);

      const published = await patch(id, '&publishSpecificLocale=id', { _status: 'published' });
      expect(published).toMatchObject([
        { ...item, action: 'published', field: '_status.id', from: 'draft', to: 'published' },
      ]);
      expect(published).toHaveLength(1);

      await patch(id, '&draft=true', { title: 'Judul tiga', topic: 'products' });
      const again = await patch(id, '&publishSpecificLocale=id', { _status: 'published' });
      expect(again).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ field: 'title.id', from: 'Judul dua', to: 'Judul tiga' }),
          expect.objectContaining({ field: 'topic', from: 'company', to: 'products' }),
        ]),
      );
      expect(new Set(again.map(({ action }) => action))).toEqual(new Set(['published']));

      const withdrawn = await patch(id, '&unpublishAllLocales=true', { _status: 'draft' });
      expect(withdrawn).toMatchObject([
        { ...item, action: 'withdrawn', field: '_status.id', from: 'published', to: 'draft' },
      ]);

      const trashed = await patch(id, '', { deletedAt: new Date().toISOString() });
      expect(trashed).toMatchObject([{ ...item, action: 'trashed' }]);
      const restored = await patch(id, '&trash=true', { deletedAt: null });
      expect(restored).toMatchObject([{ ...item, action: 'restored' }]);

      const { docs } = await cms().payload.findVersions({
        collection: 'news',
        where: { parent: { equals: id } },
      });
      const version = await rowsOf('publisher', 'POST', `/news/versions/${docs.at(-1)?.id}`, {});
      expect(version).toMatchObject([{ ...item, action: 'version-restored' }]);

      await patch(id, '', { deletedAt: new Date().toISOString() });
      const deleted = await rowsOf('publisher', 'DELETE', `/news/${id}?trash=true`);
      expect(deleted).toMatchObject([{ ...item, action: 'deleted' }]);
    });

    it('has one row for the autosaves of a person, until something else happens', async () => {
      const id = await publishNews(cms(), next('autosave'), ['id']);
      const type = (who: TestRole, title: string) =>
        send(who, 'PATCH', `/news/${id}?locale=id&draft=true&autosave=true`, { title });
      const rows = await auditOf(cms(), async () => {
        for (const title of ['a', 'ab', 'abc']) await type('editor', title);
        await type('publisher', 'abcd');
        await type('editor', 'abcde');
        await send('editor', 'PATCH', `/news/${id}?locale=id&draft=true`, { title: 'Selesai' });
        await type('editor', 'Selesai!');
      });
      expect(rows.map(({ action, actorName }) => [action, actorName])).toEqual([
        ['edited', 'editor'],
        ['edited', 'publisher'],
        ['edited', 'editor'],
        ['draft-saved', 'editor'],
        ['edited', 'editor'],
      ]);
    });

    it('is not evaded by leaving fields out of the response', async () => {
      const id = await publishNews(cms(), next('select'), ['id']);
      const rows = await patch(id, '&draft=true&select[slug]=true', { title: 'Tersembunyi' });
      expect(rows).toMatchObject([{ action: 'draft-saved', field: 'title', to: 'Tersembunyi' }]);
    });

    it('has no row for a rejected change', async () => {
      const id = await publishNews(cms(), next('rejected'), ['id']);
      const rows = await auditOf(cms(), async () => {
        const { status } = await send('editor', 'PATCH', `/news/${id}?locale=id`, { _status: 'published' });
        expect(status).toBe(403);
        await send('publisher', 'PATCH', `/news/${id}?locale=id`, {
          slug: 'Not A Slug',
          _status: 'published',
        });
      });
      expect(rows).toEqual([]);
    });

    it('has no row for a program without a person', async () => {
      expect(await auditOf(cms(), () => publishNews(cms(), next('program'), ['id', 'en']))).toEqual([]);
    });

    it('is recorded for schedules, and for what they do in the name of a person', async () => {
      const { payload } = cms();
      const id = await publishNews(cms(), next('schedule'), ['id']);
      const { createLocalReq } = await import('payload');
      const user = people.accountOf('publisher');
      const req = await createLocalReq({ user }, payload);
      const call = (args: object) => scheduleFunctions['schedule-publish']?.({ ...args, req } as never);
      const doc = { relationTo: 'news', value: String(id) };
      const date = '2099-01-01T02:00:00.000Z';
      const scheduled = await auditOf(cms(), async () =>
        call({ type: 'unpublish', date: new Date(date), doc, localeToPublish: 'id' }),
      );
      const item = { actorName: 'publisher', collection: 'news', document: String(id) };
      expect(scheduled).toMatchObject([{ ...item, action: 'scheduled', field: 'withdraw.id', to: date }]);
      const { docs } = await payload.find({
        collection: 'payload-jobs',
        where: { waitUntil: { exists: true } },
      });
      const cancelled = await auditOf(cms(), async () => call({ deleteID: docs.at(-1)?.id }));
      expect(cancelled).toMatchObject([
        { ...item, action: 'schedule-cancelled', field: 'withdraw.id', from: date },
      ]);

      const input = {
        type: 'unpublish',
        doc: { relationTo: 'news', value: id },
        user: { relationTo: 'users', value: user.id },
      };
      const job = await payload.jobs.queue({ task: 'schedulePublish', input: input as never });
      const done = await auditOf(cms(), async () => payload.jobs.runByID({ id: job.id, silent: true }));
      expect(done).toMatchObject([{ ...item, action: 'withdrawn-on-schedule', field: '_status.id' }]);
    });
  });

  describe('with settings, files and lists', () => {
    it('is recorded for settings, with old and new values', async () => {
      await makeMarket(cms());
      const { payload } = cms();
      const stored = await payload.findGlobal({ slug: 'market', depth: 0 });
      const rules = { ...stored, rates: { ...stored.rates, staleAfterWorkingDays: 7 } };
      const rows = await rowsOf('treasury', 'POST', '/globals/market?locale=id', rules);
      expect(rows).toMatchObject([
        {
          action: 'updated',
          actorName: 'treasury',
          collection: 'market',
          document: null,
          field: 'rates.staleAfterWorkingDays',
          from: String(stored.rates.staleAfterWorkingDays),
          to: '7',
        },
      ]);
    });

    it('is recorded for uploads', async () => {
      const user = people.accountOf('publisher');
      const file = await pictureFile('audit');
      const rows = await auditOf(cms(), () =>
        cms().payload.create({
          collection: 'media',
          data: { decorative: true },
          file,
          user,
          overrideAccess: false,
        }),
      );
      expect(rows).toMatchObject([{ action: 'created', actorName: 'publisher', collection: 'media' }]);
    });

    it('is recorded for redirects and their import', async () => {
      const data = { from: '/lama-audit', to: '/news' };
      let id = 0;
      const rows = await auditOf(cms(), async () => {
        id = (await send('publisher', 'POST', '/redirects', data)).body.doc?.id ?? 0;
        await send('publisher', 'PATCH', `/redirects/${id}`, { to: '/promotions' });
        await send('publisher', 'DELETE', `/redirects/${id}`);
        const file = 'from,to\r\n/impor-audit,/news\r\n';
        const stored = await send('publisher', 'POST', '/redirects/import?dryRun=false', file, 'text/csv');
        expect(stored.status).toBe(201);
      });
      const redirect = { actorName: 'publisher', collection: 'redirects' };
      expect(rows).toMatchObject([
        { ...redirect, action: 'created', document: String(id), label: '/lama-audit' },
        {
          ...redirect,
          action: 'updated',
          document: String(id),
          field: 'to',
          from: '/news',
          to: '/promotions',
        },
        { ...redirect, action: 'deleted', document: String(id) },
        { ...redirect, action: 'imported', document: null },
      ]);
    });

    it('is not recorded for a dry run of an import', async () => {
      const rows = await auditOf(cms(), async () => {
        const file = 'from,to\r\n/uji-impor-audit,/news\r\n';
        const tried = await send('publisher', 'POST', '/redirects/import?dryRun=true', file, 'text/csv');
        expect(tried.status).toBe(200);
      });
      expect(rows).toEqual([]);
    });
  });

  describe('with cases', () => {
    it('is recorded without anything personal', async () => {
      const data = sampleCase(next('case'));
      const { payload } = cms();
      const rows = await auditOf(cms(), async () => {
        const { id } = await payload.create({ collection: 'cases', data, overrideAccess: true });
        const note = 'Ratna Wulandari menelepon dari 081234567890 tentang rekening 1234567890123';
        await send('customer-care', 'POST', `/cases/${id}/notes`, { note });
        await send('customer-care', 'POST', `/cases/${id}/reveal`, { field: 'identityNumber' });
        await send('customer-care', 'PATCH', `/cases/${id}`, { status: 'inProgress' });
        await send('customer-care', 'PATCH', `/cases/${id}`, {
          status: 'inProgress',
          senderName: 'Ratna W.',
        });
        // A hook that by mistake stores personal data in an event.
        const event = { case: id, kind: 'status', at: new Date().toISOString() } as const;
        for (const value of ['Ratna Wulandari', '081234567890', 'ratna', '1234567890123'])
          await payload.create({
            collection: 'case-events',
            data: { ...event, from: value, to: value, field: value, note: value },
          });
        await payload.delete({ collection: 'cases', id, overrideAccess: true });
      });
      const care = { actorName: 'customer-care', collection: 'cases', label: null };
      expect(rows.slice(0, 4)).toMatchObject([
        { action: 'case-received', actor: null, collection: 'cases' },
        { ...care, action: 'case-note', from: null, to: null },
        { ...care, action: 'case-revealed', field: 'identityNumber' },
        { ...care, action: 'case-status', field: 'status', from: 'new', to: 'inProgress' },
      ]);
      expect(rows.at(-1)).toMatchObject({ action: 'deleted', collection: 'cases', actor: null });
      const table = JSON.stringify(await readRows(payload, sql`SELECT * FROM audit_log`));
      const personal = [
        data.senderName,
        'Wulandari',
        data.senderEmail,
        data.senderPhone,
        data.answers.identityNumber,
        data.answers.notes,
        '1234567890123',
        'menelepon',
      ];
      expect(personal.filter((text) => table.includes(text))).toEqual([]);
    });
  });

  it('leaves an intact chain', async () => {
    expect(await verifyChain(cms().payload)).toMatchObject({ kind: 'intact' });
  });
});
