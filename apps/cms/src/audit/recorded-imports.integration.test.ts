import { expect, it, vi } from 'vitest';
import { auditOf, staffRequests } from '../../testing/audit.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { addRedirect, removeRedirects, storedRedirects } from '../../testing/redirects.ts';
import { makeTestUsers } from '../../testing/test-users.ts';

onOneDatabase('an import', (cms) => {
  makeTestUsers(cms);
  const { send } = staffRequests(cms);
  const importFile = () =>
    send('publisher', 'POST', '/redirects/import?dryRun=false', 'from,to\r\n/a,/news\r\n', 'text/csv');

  it('that cannot be recorded is not stored', async () => {
    const { config, logger } = cms().payload;
    const { auditKeys } = config.custom;
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
    config.custom.auditKeys = [];
    const failed = await importFile();
    config.custom.auditKeys = auditKeys;
    logged.mockRestore();
    expect(failed.status).toBe(500);
    expect(await storedRedirects(cms())).toEqual({});
    const rows = await auditOf(cms(), async () => expect((await importFile()).status).toBe(201));
    expect(rows).toMatchObject([{ action: 'imported', actorName: 'publisher', collection: 'redirects' }]);
    expect(await storedRedirects(cms())).toEqual({ '/a': '/news' });
  });

  it('records the former values of what it changes', async () => {
    await removeRedirects(cms());
    const changed = await addRedirect(cms(), '/a', '/lama');
    const same = await addRedirect(cms(), '/b', '/news');
    const file = 'from,to,status\r\n/a,/news,302\r\n/b,/news,301\r\n/c,/news,301\r\n';
    const rows = await auditOf(cms(), () =>
      send('publisher', 'POST', '/redirects/import?dryRun=false', file, 'text/csv'),
    );
    const common = { action: 'updated', actorName: 'publisher', collection: 'redirects' };
    const row = { ...common, document: String(changed), label: '/a' };
    expect(rows).toMatchObject([
      { ...row, field: 'to', from: '/lama', to: '/news' },
      { ...row, field: 'status', from: 'permanent', to: 'temporary' },
      { ...common, action: 'imported', document: null },
    ]);
    expect(rows.some(({ document }) => document === String(same))).toBe(false);
  });
});
