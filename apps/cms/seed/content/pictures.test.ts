import { expect, it } from 'vitest';
import { scenes } from '../content-fields.ts';
import { blogs } from './blogs.ts';
import { popupPicture } from './home.ts';
import { literacy } from './literacy.ts';
import { news } from './news.ts';
import { pages } from './pages.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';

const lists = { blogs, literacy, news, products, promotions };
const LATEST_NEWS_ON_HOME = 4;

const scenesOf = (items: readonly { picture?: { scene: string } | null }[]) =>
  items.map(({ picture }) => picture?.scene);

const repeated = (names: readonly (string | undefined)[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);

it.each(Object.entries(lists))('every item of %s has a picture of its own scene', (_, items) => {
  expect(scenesOf(items)).not.toContain(undefined);
  expect(repeated(scenesOf(items))).toEqual([]);
});

it('the home page shows no scene twice', () => {
  const shown = [
    ...scenesOf(promotions),
    ...scenesOf(news.slice(0, LATEST_NEWS_ON_HOME)),
    popupPicture.scene,
  ];
  expect(repeated(shown)).toEqual([]);
});

it('no page shows a scene twice', () => {
  for (const page of [...pages, ...products])
    for (const text of [page.id, page.en]) {
      const inBlocks = (text?.blocks ?? []).flatMap((block) =>
        block.type === 'media' ? [block.picture.scene] : [],
      );
      const cover = 'picture' in page && page.picture ? [page.picture.scene] : [];
      expect(repeated([...cover, ...inBlocks]), page.subType).toEqual([]);
    }
});

it('the scenes that are described differ in both languages', () => {
  const texts = Object.values(scenes).flatMap(({ id, en }) => [id, en]);
  expect(repeated(texts)).toEqual([]);
});
