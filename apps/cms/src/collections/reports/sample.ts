import { pdfFile } from '../../../testing/document.ts';
import type { ItemSample } from '../../../testing/item-sample.ts';
import type { RunningCms } from '../../../testing/start-cms.ts';

async function addDocument(cms: RunningCms): Promise<number> {
  const data = { title: 'Laporan' };
  return (await cms.payload.create({ collection: 'documents', data, file: pdfFile('laporan') })).id;
}

export const reportSample: ItemSample = {
  // Old enough to be withdrawn and deleted.
  fields: async (slug, cms) => ({
    slug,
    kind: 'quarterly',
    positionDate: '2015-09-30',
    publishedOn: '2015-10-30',
    firstPublishedAt: '2015-10-30T03:00:00.000Z',
    auditStatus: 'unaudited',
    file: await addDocument(cms),
  }),
  text: (title) => ({ title }),
};
