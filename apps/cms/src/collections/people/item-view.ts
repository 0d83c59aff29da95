import { loadPictureLookup } from '#cms/content/picture.ts';
import { pictureIdsIn, withPictures } from '#cms/content/rich-text.ts';
import type { Shown } from '#cms/content/stored.ts';
import { type ItemContext, type ItemView, listedInFull, summaryOf } from '#cms/items/item-view.ts';

async function people(items: Shown<'people'>[], { locale, payload }: ItemContext) {
  const ids = items.flatMap(({ item }) => [item.portrait, ...pictureIdsIn(item.body)]);
  const pictures = await loadPictureLookup(payload, ids, locale);
  return (shown: Shown<'people'>) => {
    const { board, body, portrait, position } = shown.item;
    return {
      ...summaryOf(shown),
      board,
      position,
      body: withPictures(body, pictures),
      portrait: pictures(portrait),
    };
  };
}

/** The management in editorial order. */
export const peopleView: ItemView<'people'> = {
  sort: ['order', 'id'],
  search: { valueFields: ['board'] },
  ...listedInFull(people),
};
