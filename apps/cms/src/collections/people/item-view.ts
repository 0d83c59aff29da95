import type { Board, ItemSummary } from '@beranda/contract';
import { fetchPictures, type Pictures } from '#cms/content/picture.ts';
import { EMPTY_TEXT, pictureIdsIn, type RichText, withPictures } from '#cms/content/rich-text.ts';
import { type InEach, type Shown, type StoredItem, summaryOf, textIn } from '#cms/content/stored-item.ts';
import type { ItemContext, ItemView } from '#cms/items/item-view.ts';

type StoredPerson = StoredItem & {
  board?: Board | null;
  position?: InEach<string>;
  body?: InEach<RichText>;
  portrait?: unknown;
};

const picturesOf = (items: Shown<StoredPerson>[], { locale, payload }: ItemContext) =>
  fetchPictures(
    payload,
    items.flatMap(({ item, language }) => [item.portrait, ...pictureIdsIn(item.body?.[language])]),
    locale,
  );

function personOf(shown: Shown<StoredPerson>, pictures: Pictures): ItemSummary<'people'> {
  const { item, language } = shown;
  return {
    ...summaryOf(shown),
    board: item.board ?? 'director',
    position: textIn(item.position, language),
    body: withPictures(item.body?.[language] ?? EMPTY_TEXT, pictures),
    portrait: pictures(item.portrait),
  };
}

/** The management in editorial order. */
export const peopleView: ItemView<'people', StoredPerson> = {
  sort: ['order', 'id'],
  async summaries(items, context) {
    const pictures = await picturesOf(items, context);
    return items.map((shown) => personOf(shown, pictures));
  },
  async detail(shown, context) {
    return personOf(shown, await picturesOf([shown], context));
  },
};
