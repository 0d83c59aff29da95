import { createLocalReq } from 'payload';
import { expect, it, vi } from 'vitest';
import { scheduleFunctions } from '#cms/audit/schedule-function.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createItem } from '../../../testing/items.ts';
import { runMigration } from '../../../testing/migrations.ts';
import { makeTestUsers } from '../../../testing/test-users.ts';

onEachDatabase('the migration of the digest of schedules', (cms) => {
  const people = makeTestUsers(cms);
  const migrate = (direction: 'up' | 'down') => runMigration(cms(), 'name_digest_of_schedules', direction);

  it('keeps it: what was changed since an older release scheduled it is not published', async () => {
    const { payload } = cms();
    vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
    vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined);
    const user = people.accountOf('publisher');
    const id = await createItem(cms(), 'news', 'terjadwal', 'id', 'draft');
    const job = async () => (await payload.find({ collection: 'payload-jobs', depth: 0 })).docs[0];
    const args = {
      type: 'publish',
      date: new Date(Date.now() - 1_000),
      doc: { relationTo: 'news', value: String(id) },
      req: await createLocalReq({ user }, payload),
    };
    await scheduleFunctions['schedule-publish']?.(args as never);
    const before = (await job())?.input;
    expect(before).toMatchObject({ digest: expect.any(String) });

    await migrate('down');
    const { digest, ...others } = before as Record<string, unknown>;
    expect((await job())?.input).toEqual({ ...others, seen: digest });
    await migrate('up');
    expect((await job())?.input).toEqual(before);
    // Nothing is left to rename.
    await migrate('up');
    expect((await job())?.input).toEqual(before);

    await payload.update({
      collection: 'news',
      id,
      draft: true,
      locale: 'id',
      data: { title: 'Diubah' },
      user,
    });
    await payload.jobs.run({ silent: true });
    expect(await job()).toMatchObject({ hasError: true, error: { cancelled: true } });
    vi.restoreAllMocks();
  });
});
