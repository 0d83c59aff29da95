import { searchTextsResponse } from '@beranda/contract';
import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { storeMissingDocumentTexts } from '#cms/collections/documents/text/store-document-text.ts';
import { inTransaction, readRows, sql } from '#cms/database/sql.ts';
import { fetchApi } from '../../../testing/content.ts';
import { onPostgresOnly } from '../../../testing/databases.ts';
import { pdfFile } from '../../../testing/document.ts';
import { publishItem } from '../../../testing/items.ts';
import { factSample } from '../../../testing/records.ts';

/** Race conditions of two writers. SQLite has one. */
onPostgresOnly('search texts of items that are saved while what they use changes', (cms) => {
  const textOf = async (id: number) => {
    const path = '/content/search-texts?collection=products&locale=id';
    const { changed } = searchTextsResponse.parse(await (await fetchApi(cms(), path)).json());
    return changed.find(({ key }) => key === `products/${id}`);
  };

  /** Resolves once a transaction waits for a lock of another. */
  const waitUntilBlocked = async () => {
    const blocked = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(() => readRows(cms().payload, blocked), { timeout: 10_000 }).not.toEqual([]);
  };

  /** Publishes a product with a change in an open transaction. @returns its commit. */
  async function publishInTransaction(id: number, change: object): Promise<() => Promise<void>> {
    const { payload } = cms();
    const req = await createLocalReq({}, payload);
    const [saved, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const committed = inTransaction(req, async () => {
      const data = { ...change, _status: 'published' } as never;
      await payload.update({ collection: 'products', id, locale: 'id', req, data });
      saved.resolve();
      await mayCommit.promise;
    });
    await Promise.race([saved.promise, committed]);
    return () => {
      mayCommit.resolve();
      return committed;
    };
  }

  it('have the text of a document that is read meanwhile', async () => {
    const { payload } = cms();
    const id = await publishItem(cms(), 'products', 'simpanan/berlomba', ['id']);
    const { id: document } = await payload.create({
      collection: 'documents',
      data: { title: 'Formulir' },
      file: pdfFile('formulir.pdf', 'Isi'),
    });
    const blocks = [{ blockType: 'downloads', title: 'Unduhan', documents: [document] }];
    const commit = await publishInTransaction(id, { blocks });
    // The other transaction does not see yet that the product offers the document.
    const read = storeMissingDocumentTexts(payload, async () => 'Syarat yang dibaca');
    await waitUntilBlocked();
    await commit();
    await read;
    expect((await textOf(id))?.body).toContain('Syarat yang dibaca');
  });

  it('have the value of a fact that is changed meanwhile', async () => {
    const { payload } = cms();
    const id = await publishItem(cms(), 'products', 'simpanan/berfakta', ['id']);
    const fact = await payload.create({ collection: 'facts', locale: 'id', data: factSample('lomba.bunga') });
    const commit = await publishInTransaction(id, { summary: 'Mulai {lomba.bunga} setahun' });
    const changed = payload.update({
      collection: 'facts',
      id: fact.id,
      data: { values: [{ amount: 9.5, validFrom: '2026-01-01' }] },
    });
    await waitUntilBlocked();
    await commit();
    await changed;
    expect((await textOf(id))?.summary).toBe('Mulai 9,5% setahun');
  });
});
