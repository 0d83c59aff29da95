import { createLocalReq } from 'payload';
import { expect } from 'vitest';
import { scheduleFunctions } from '../src/audit/schedule-function.ts';
import { fetchApi } from './content.ts';
import { createItem, itemSamples } from './items.ts';
import type { RunningCms } from './start-cms.ts';
import type { TestUsers } from './test-users.ts';

type Language = 'id' | 'en';

/** What a publisher does with news that are scheduled; `run` runs their jobs without the pauses between attempts. */
export function scheduledNews(cms: () => RunningCms, people: TestUsers) {
  async function schedule(id: number, date: Date, localeToPublish?: Language, type = 'publish') {
    const req = await createLocalReq({ user: people.accountOf('publisher') }, cms().payload);
    const doc = { relationTo: 'news', value: String(id) };
    const args = { type, date, doc, localeToPublish, req };
    expect(await scheduleFunctions['schedule-publish']?.(args as never)).toHaveProperty('message');
  }
  /** An autosave of the publisher. */
  const type = (id: number, data: object, locale = 'id') =>
    cms().payload.update({
      collection: 'news',
      id,
      locale,
      draft: true,
      autosave: true,
      data,
      ...people.as('publisher'),
    } as never);
  const publish = (id: number, locale: Language) =>
    cms().payload.update({
      collection: 'news',
      id,
      locale,
      publishSpecificLocale: locale,
      data: { _status: 'published' },
      ...people.as('publisher'),
    } as never);
  const withdraw = (id: number, locale: Language) =>
    cms().payload.update({
      collection: 'news',
      id,
      locale,
      data: { _status: 'draft' },
      ...people.as('publisher'),
    } as never);
  const jobsOf = async (id: number) =>
    (
      await cms().payload.find({
        collection: 'payload-jobs',
        where: { 'input.doc.value': { equals: String(id) } },
      })
    ).docs;
  async function draft(): Promise<[number, string]> {
    const slug = people.next('terjadwal');
    const id = await createItem(cms(), 'news', slug, 'id', 'draft');
    await type(id, itemSamples.news.text(`${slug} en`), 'en');
    return [id, slug];
  }
  /** Runs the job until it is done or has failed for good, as if the pauses were over. */
  async function run(id: number): Promise<void> {
    const { payload } = cms();
    for (;;) {
      const job = (await jobsOf(id)).find(({ hasError }) => !hasError);
      if (!job) return;
      await payload.update({ collection: 'payload-jobs', id: job.id, data: { waitUntil: null } as never });
      await payload.jobs.runByID({ id: job.id, silent: true });
    }
  }
  /** The status with which the site gets the Indonesian text. */
  const statusOf = async (slug: string) => (await fetchApi(cms(), `/content/news/${slug}?locale=id`)).status;
  return { draft, jobsOf, publish, run, schedule, statusOf, type, withdraw };
}
