import type { RequiredDataFromCollectionSlug } from 'payload';
import { expect, it } from 'vitest';
import { listDueBreaches } from '#cms/collections/data-breaches/due-breaches.ts';
import { breachSample, completeBreachSample } from '#cms/collections/data-breaches/sample.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { EVERYONE, makeTestUsers } from '../../testing/test-users.ts';
import { BreachNotice } from './breach-notice.tsx';
import { breachNotices } from './breach-notices.ts';

const NOW = new Date('2026-01-08T02:00:00.000Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1_000).toISOString();

onEachDatabase('the notice of data breaches on the dashboard', (cms) => {
  const people = makeTestUsers(cms);
  const create = (data: RequiredDataFromCollectionSlug<'data-breaches'>) =>
    cms().payload.create({ collection: 'data-breaches', data });
  const at = '2026-01-07T02:00:00.000Z';

  it('names those that are due within a day or overdue, until both notices are settled or it is closed', async () => {
    await create({ ...breachSample('masih lama'), discoveredAt: hoursAgo(48) });
    const soon = await create({ ...breachSample('segera'), discoveredAt: hoursAgo(49) });
    const late = await create({ ...breachSample('lewat'), discoveredAt: hoursAgo(73), authority: { at } });
    const settled = { persons: { reasonNone: 'Datanya terenkripsi.' }, authority: { at } };
    await create({ ...breachSample('beres'), discoveredAt: hoursAgo(80), ...settled });
    await create({ ...completeBreachSample('tutup'), closedAt: at });
    const due = await listDueBreaches(cms().payload, NOW);
    expect(due.map(({ id, open }) => [id, open])).toEqual([
      [late.id, ['persons']],
      [soon.id, ['persons', 'authority']],
    ]);
    expect(breachNotices(due, NOW)).toEqual([
      {
        id: late.id,
        tone: 'error',
        path: `/collections/data-breaches/${late.id}`,
        text: {
          id: '“lewat”: pemberitahuan kepada subjek data sudah lewat batas 8 Jan 2026, 08.00 WIB. Kirim sekarang, lalu catat waktunya.',
          en: '“lewat”: the notice to the persons concerned was due by 8 Jan 2026, 08:00 WIB. Send it now, then record the time.',
        },
      },
      {
        id: soon.id,
        tone: 'warning',
        path: `/collections/data-breaches/${soon.id}`,
        text: {
          id: '“segera”: pemberitahuan kepada subjek data dan lembaga harus dikirim paling lambat 9 Jan 2026, 08.00 WIB.',
          en: '“segera”: the notice to the persons concerned and the authority has to be sent by 9 Jan 2026, 08:00 WIB.',
        },
      },
    ]);
  });

  it('is shown to those who may read the register, and to nobody else', async () => {
    await create(breachSample('lewat'));
    const readers = [];
    for (const who of EVERYONE) {
      const { user } = people.as(who);
      const props = { i18n: { language: 'id' }, payload: cms().payload, user };
      if (await BreachNotice(props as never)) readers.push(who);
    }
    expect(readers).toEqual(['administrator', 'customer-care', 'auditor']);
  });
});
