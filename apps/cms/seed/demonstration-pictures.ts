import { drawPortrait, drawScene } from '@beranda/drawings';
import { blogs } from './content/blogs.ts';
import { popupPicture } from './content/home.ts';
import { literacy } from './content/literacy.ts';
import { news } from './content/news.ts';
import { pages } from './content/pages.ts';
import { people } from './content/people.ts';
import { products } from './content/products.ts';
import { promotions } from './content/promotions.ts';
import type { PictureSeed } from './content-fields.ts';
import { blockPictureName } from './seed-blocks.ts';

export const POPUP_PICTURE = 'bookkeeping-class';

type Named = [name: string, picture: PictureSeed | null | undefined];

/** Pictures among the blocks of pages and products. */
function inBlocks(): Named[] {
  return [...pages, ...products].flatMap((item) =>
    (['id', 'en'] as const).flatMap((language) =>
      (item[language]?.blocks ?? []).flatMap((block, index): Named[] =>
        block.type === 'media'
          ? [[blockPictureName(`${item.type}-${item.subType}`, index), block.picture]]
          : [],
      ),
    ),
  );
}

/** Every picture of the demonstration by name, so that all can be encoded before the transaction. */
export function demonstrationPictures(): ReadonlyMap<string, () => string> {
  const named: Named[] = [
    [POPUP_PICTURE, popupPicture],
    ...[...news, ...literacy, ...promotions].map(({ slug, picture }): Named => [slug, picture]),
    ...blogs.map(({ picture }): Named => [`blog-${picture?.scene}`, picture]),
    ...products.map(({ type, subType, picture }): Named => [`${type}-${subType}`, picture]),
    ...inBlocks(),
  ];
  const scenes = named.flatMap(([name, picture]) =>
    picture ? [[name, () => drawScene(picture.scene, name)] as const] : [],
  );
  const portraits = people.map(
    ({ name, slug, portrait }) => [`potret-${slug}`, () => drawPortrait(name, portrait)] as const,
  );
  return new Map([...scenes, ...portraits]);
}
