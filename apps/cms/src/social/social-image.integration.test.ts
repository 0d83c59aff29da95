import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { newsArticle, siteSettings } from '@beranda/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fetchApi } from '../../testing/content.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { createItem, publishItem } from '../../testing/items.ts';
import { settingsSample } from '../../testing/records.ts';
import { SOCIAL_QUEUE } from './draw-social-images.ts';
import { socialFolder } from './provide-social-image.ts';
import { socialImageName } from './social-name.ts';

onOneDatabase('the social image', (cms) => {
  const read = async (slug: string, locale = 'id') =>
    newsArticle.parse(await (await fetchApi(cms(), `/content/news/${slug}?locale=${locale}`)).json());
  const nameOf = (address: string | null) => address?.replace('/social/', '') ?? '';
  const fetchImage = (name: string) => fetchApi(cms(), `/content/social/${name}`);
  const cachedFiles = () => readdir(socialFolder(cms().env.dataDir)).catch(() => []);

  it('is drawn on publication, once per language', async () => {
    await publishItem(cms(), 'news', 'shared', ['id', 'en']);
    await cms().payload.jobs.run({ queue: SOCIAL_QUEUE, silent: true });
    const names = [
      nameOf((await read('shared')).socialImage),
      nameOf((await read('shared', 'en')).socialImage),
    ];
    expect(new Set(names).size).toBe(2);
    const files = await cachedFiles();
    for (const name of names) expect(files.some((file) => file.endsWith(name))).toBe(true);
  });

  it('is a PNG of 1200 × 630 with its own title', async () => {
    const pictures = await Promise.all(
      ['first-title', 'second-title'].map(async (slug) => {
        await publishItem(cms(), 'news', slug, ['id']);
        const response = await fetchImage(nameOf((await read(slug)).socialImage));
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    for (const picture of pictures)
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const [first, second] = pictures.map((picture) => createHash('sha256').update(picture).digest('hex'));
    expect(first).not.toBe(second);
  });

  it('has a new address when the title changes, and the old one is gone', async () => {
    const id = await publishItem(cms(), 'news', 'renamed', ['id']);
    const before = nameOf((await read('renamed')).socialImage);
    await cms().payload.update({
      collection: 'news',
      id,
      locale: 'id',
      data: { title: 'Judul yang lain', _status: 'published' },
      overrideAccess: true,
    });
    const after = nameOf((await read('renamed')).socialImage);
    expect(after).not.toBe(before);
    expect([(await fetchImage(before)).status, (await fetchImage(after)).status]).toEqual([404, 200]);
  });

  it('of the bank has the words of the settings in each language, for pages that are no item', async () => {
    await cms().payload.updateGlobal({ slug: 'settings', locale: 'id', data: settingsSample });
    await cms().payload.updateGlobal({
      slug: 'settings',
      locale: 'en',
      data: { ...settingsSample, description: 'A bank.' },
    });
    const read = async (locale: string) =>
      siteSettings.parse(await (await fetchApi(cms(), `/content/globals/settings?locale=${locale}`)).json());
    const names = [nameOf((await read('id')).socialImage), nameOf((await read('en')).socialImage)];
    expect(new Set(names).size).toBe(2);
    for (const name of names) {
      const response = await fetchImage(name);
      expect(response.status).toBe(200);
      const picture = Buffer.from(await response.arrayBuffer());
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    }
    await cms().payload.updateGlobal({ slug: 'settings', locale: 'id', data: { description: 'Bank lain.' } });
    expect((await fetchImage(names[0] ?? '')).status).toBe(404);
    expect((await fetchImage(nameOf((await read('id')).socialImage))).status).toBe(200);
  });

  it('is not drawn for drafts, and its name cannot be guessed', async () => {
    const id = await createItem(cms(), 'news', 'secret', 'id', 'draft');
    await cms().payload.jobs.run({ queue: SOCIAL_QUEUE, silent: true });
    expect((await cachedFiles()).filter((file) => file.includes(`news_${id}_`))).toEqual([]);
    expect((await fetchImage(socialImageName('news', id, 'id', 'secret id'))).status).toBe(404);
  });

  it.each([
    'news_99999999999_id_0123456789ab.png',
    'x.png',
    'news_1_id_0123456789ab.jpg',
    'users_1_id_0123456789ab.png',
    '..%2f..%2fberanda.db',
  ])('answers %s with 404', async (name) => {
    expect((await fetchImage(name)).status).toBe(404);
  });
});
