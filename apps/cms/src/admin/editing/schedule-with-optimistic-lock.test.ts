import { expect, it, vi } from 'vitest';
import { scheduleWithOptimisticLock } from './schedule-with-optimistic-lock.ts';

const schedule = {
  type: 'publish' as const,
  date: new Date('2099-01-01T02:00:00.000Z'),
  doc: { relationTo: 'news' as const, value: '7' },
};

function drawer(serverFunction: () => Promise<unknown>) {
  const called = vi.fn(serverFunction);
  const schedulePublish = scheduleWithOptimisticLock({
    api: '/api',
    loadedUpdatedAt: (path) => (path === '/api/news/7' ? '2026-01-02T03:04:05.000Z' : undefined),
    serverFunction: called as never,
    failureMessage: () => 'Jadwal tidak berubah.',
  });
  return { called, schedulePublish };
}

it('sends the state that the form of the item shows', async () => {
  const { called, schedulePublish } = drawer(async () => ({ message: 'Berhasil' }));
  expect(await schedulePublish(schedule)).toEqual({ message: 'Berhasil' });
  expect(called).toHaveBeenCalledWith({
    name: 'schedule-publish',
    args: { ...schedule, loadedUpdatedAt: '2026-01-02T03:04:05.000Z' },
  });
});

it('sends no state for a cancellation, or when no form of the item is open', async () => {
  const { called, schedulePublish } = drawer(async () => ({ message: 'Berhasil' }));
  const other = { ...schedule, doc: { relationTo: 'news' as const, value: '8' } };
  await schedulePublish(other);
  await schedulePublish({ deleteID: 3 });
  expect(called.mock.calls).toEqual([
    [{ name: 'schedule-publish', args: other }],
    [{ name: 'schedule-publish', args: { deleteID: 3 } }],
  ]);
});

it('throws what the server rejects, since the drawer reports success otherwise', async () => {
  const rejected = drawer(async () => ({ error: 'Belum dijadwalkan: muat ulang.' }));
  await expect(rejected.schedulePublish(schedule)).rejects.toThrow('Belum dijadwalkan: muat ulang.');
  const lost = drawer(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(lost.schedulePublish(schedule)).rejects.toThrow('Jadwal tidak berubah.');
});
