import { expect, it, vi } from 'vitest';
import { auditOf, staffRequests } from '../../testing/audit.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { makePeople } from '../../testing/people.ts';
import { storedRedirects } from '../../testing/redirects.ts';

onOneDatabase('an import', (cms) => {
  makePeople(cms);
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
});
