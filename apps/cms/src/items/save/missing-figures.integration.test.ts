import { createLocalReq } from 'payload';
import { afterEach, expect, it, vi } from 'vitest';
import { scheduleFunctions } from '#cms/audit/schedule-function.ts';
import { fetchApi } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';
import { makeTestUsers } from '../../../testing/test-users.ts';

const FUTURE = new Date('2099-01-01T02:00:00.000Z');

onOneDatabase('a scheduled publication of one language', (cms) => {
  const people = makeTestUsers(cms);
  afterEach(async () => {
    vi.restoreAllMocks();
    await cms().payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } });
  });

  async function schedule(id: number, localeToPublish?: 'id' | 'en') {
    const req = await createLocalReq({ user: people.accountOf('publisher') }, cms().payload);
    const doc = { relationTo: 'products', value: String(id) };
    return scheduleFunctions['schedule-publish']?.({
      type: 'publish',
      date: FUTURE,
      doc,
      localeToPublish,
      req,
    } as never);
  }
  /** Schedules it as a program does, which keeps no digest. */
  const queue = (id: number) =>
    cms().payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'products', value: String(id) },
        locale: 'en',
        user: { relationTo: 'users', value: people.accountOf('publisher').id },
      } as never,
    });
  const run = (id: number) => cms().payload.jobs.runByID({ id, silent: true });
  const amountOf = async (slug: string) =>
    (await (await fetchApi(cms(), `/content/products/simpanan/${slug}?locale=en`)).json()).fees[0].amount;

  /** A product that is public in both languages, whose English draft names a new figure. */
  async function withNewFigure(): Promise<[number, string]> {
    const slug = people.next('biaya');
    const id = await publishItem(cms(), 'products', slug, ['id', 'en']);
    const { figures } = await cms().payload.findByID({ collection: 'products', id });
    await cms().payload.update({
      collection: 'products',
      id,
      locale: 'en',
      draft: true,
      data: {
        figures: [...(figures ?? []), { name: 'biaya-admin', kind: 'money', amount: 12_500 }],
        fees: [{ name: 'Administration', amount: '{biaya-admin}' }],
      },
    });
    return [id, slug];
  }

  it('is not scheduled if its texts name figures that are only in the draft', async () => {
    const [id] = await withNewFigure();
    expect(await schedule(id, 'en')).toEqual({
      error: expect.stringMatching(/^Belum dijadwalkan: teksnya menyebut \{biaya-admin\}, yang belum terbit/),
    });
    expect(await schedule(id, 'id')).toHaveProperty('message');
    expect(await schedule(id)).toHaveProperty('message');
  });

  it('publishes no text whose figures would be missing, and its publisher gets a mail with the reason', async () => {
    vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
    const mail = vi.spyOn(cms().payload, 'sendEmail').mockResolvedValue(undefined);
    const [id, slug] = await withNewFigure();
    const { id: job } = await queue(id);
    await run(job);
    expect(await amountOf(slug)).toBe('IDR 0');
    expect(mail).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        text: expect.stringMatching(
          /Teksnya menyebut angka bersama yang belum terbit[\s\S]*Its text names shared figures that are not public/,
        ),
      }),
    );
  });

  it('publishes it once the figure is public', async () => {
    const [id, slug] = await withNewFigure();
    await cms().payload.update({
      collection: 'products',
      id,
      locale: 'id',
      publishSpecificLocale: 'id',
      data: { _status: 'published' },
    });
    expect(await schedule(id, 'en')).toHaveProperty('message');
    const { id: job } = await queue(id);
    await run(job);
    expect(await amountOf(slug)).toBe('IDR 12,500');
  });
});
