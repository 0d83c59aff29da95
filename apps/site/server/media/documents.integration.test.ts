import { expect, it } from 'vitest';
import { pdfFile } from '../../../cms/testing/document.ts';
import { waitUntil } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

it('a document has a readable file name, is always the newest file, and is served in an outage', async () => {
  const { filename, id } = await cms.payload.create({
    collection: 'documents',
    data: { title: 'Laporan' },
    file: pdfFile('laporan-2025', 'pertama'),
  });
  const target = `/documents/${filename}`;
  const first = await site.get(target);
  expect(first.status).toBe(200);
  expect(await first.text()).toContain('pertama');
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="laporan-2025.pdf"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0, must-revalidate',
  });

  await cms.payload.update({ collection: 'documents', id, data: {}, file: pdfFile('lain', 'kedua') });
  await waitUntil(
    () => site.get(target).then((response) => response.text()),
    (text) => text.includes('kedua'),
    5_000,
  );
  expect((await site.get('/documents/tidak-ada.pdf')).status).toBe(404);
  expect((await site.get('/documents/..%2fberanda.db')).status).toBe(400);

  await cms.stop();
  expect(await (await site.get(target)).text()).toContain('kedua');
});
