import { expect, it, vi } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { sampleCase } from '../../../../testing/records.ts';
import { endPauses } from './end-pauses.ts';

onEachDatabase('the pauses for documents', (cms) => {
  /** A complaint whose documents were due long ago. */
  async function overdueCase(ticket: string): Promise<number> {
    const { payload } = cms();
    const { id } = await payload.create({
      collection: 'cases',
      data: {
        ...sampleCase(ticket),
        form: 'complaint',
        status: 'waiting',
        clock: { requests: [{ requestedAt: '2025-08-12T03:00:00.000Z' }] },
      },
      overrideAccess: true,
    });
    const until = '2025-08-27T16:59:59.999Z';
    await readRows(
      payload,
      sql`UPDATE cases SET clock_waiting_until = ${until} WHERE id = ${id} RETURNING id`,
    );
    return id;
  }

  it('end although that of an earlier case cannot be saved', async () => {
    const [broken, other] = [await overdueCase('pause-1'), await overdueCase('pause-2')];
    const { payload } = cms();
    const update = payload.update.bind(payload);
    const log = vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
    vi.spyOn(payload, 'update').mockImplementation(((args: { id: number }) =>
      args.id === broken ? Promise.reject(new Error('invalid')) : update(args as never)) as never);
    for (const ended of [1, 0]) expect(await endPauses(payload)).toBe(ended);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ id: broken }));
    vi.restoreAllMocks();
    expect((await payload.findByID({ collection: 'cases', id: other })).status).toBe('inProgress');
    expect(await endPauses(payload)).toBe(1);
  });
});
