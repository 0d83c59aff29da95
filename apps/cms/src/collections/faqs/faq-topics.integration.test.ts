import type { FaqSummary } from '@beranda/contract';
import { expect, it } from 'vitest';
import { fetchApi } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';

onOneDatabase('the topic of a question', (cms) => {
  it('is returned in the requested language, and cannot be deleted while in use', async () => {
    await publishItem(cms(), 'faqs', 'topical', ['id', 'en']);
    const { docs } = await cms().payload.find({ collection: 'faq-topics', overrideAccess: true });
    const topic = docs[0]?.id ?? 0;
    const common = { collection: 'faq-topics', id: topic, overrideAccess: true } as const;
    const read = async (locale: string) =>
      (await (await fetchApi(cms(), `/content/faqs/topical?locale=${locale}`)).json()) as FaqSummary;
    expect((await read('en')).topic).toMatchObject({ title: 'Topik', language: 'id' });
    await cms().payload.update({ ...common, locale: 'en', data: { title: 'Topic' } });
    expect((await read('id')).topic).toMatchObject({ title: 'Topik', language: 'id' });
    expect((await read('en')).topic).toMatchObject({ title: 'Topic', language: 'en' });
    await expect(cms().payload.delete(common)).rejects.toThrow('masih dipakai');
    expect((await read('id')).topic?.title).toBe('Topik');
  });
});
