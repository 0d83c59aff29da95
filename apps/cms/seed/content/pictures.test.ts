import { SCENES } from '@beranda/drawings';
import { expect, it } from 'vitest';
import { scenes } from '../content-fields.ts';
import { blogs } from './blogs.ts';
import { popupPicture } from './home.ts';
import { literacy } from './literacy.ts';
import { news } from './news.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';

const lists = { blogs, literacy, news, products, promotions };

const scenesOf = (items: readonly { picture?: { scene: string } | null }[]) =>
  items.map(({ picture }) => picture?.scene);

/** Scenes among the blocks of a page or product, in one language. */
const scenesInBlocks = (text: (typeof pages | typeof products)[number]['id'] | undefined) =>
  (text?.blocks ?? []).flatMap((block) => (block.type === 'media' ? [block.picture.scene] : []));

const repeated = (names: readonly (string | undefined)[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);

const used = [
  popupPicture.scene,
  ...Object.values(lists).flatMap((items) => scenesOf(items)),
  ...[...pages, ...products].flatMap(({ id }) => scenesInBlocks(id)),
];

it.each(Object.entries(lists))('every item of %s has a picture', (_, items) => {
  expect(scenesOf(items)).not.toContain(undefined);
});

it('no scene is shown in two places, so none is seen twice on a page', () => {
  expect(repeated(used)).toEqual([]);
});

it('a page shows the same scenes in both languages', () => {
  for (const { id, en, subType } of [...pages, ...products])
    if (en) expect(scenesInBlocks(en), subType).toEqual(scenesInBlocks(id));
});

it('every scene that can be drawn is shown', () => {
  expect(SCENES.filter((scene) => !used.includes(scene))).toEqual([]);
});

it('the scenes that are described exist, and differ in both languages', () => {
  expect(Object.keys(scenes).filter((scene) => !SCENES.includes(scene))).toEqual([]);
  const texts = Object.values(scenes).flatMap(({ id, en }) => [id, en]);
  expect(repeated(texts)).toEqual([]);
});

it('no two people of the board have the same hair, glasses, beard and shawl', () => {
  const looks = people.map(({ portrait: { hair, glasses, beard, shawl } }) =>
    [hair, glasses, beard, shawl].join(),
  );
  expect(repeated(looks)).toEqual([]);
});
