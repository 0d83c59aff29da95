import type { ItemSummary } from '@beranda/contract';
import { fetchPictures, type Pictures } from '#cms/content/picture.ts';
import {
  type InEach,
  type Shown,
  type StoredItem,
  summaryOf,
  textIn,
  textOrIndonesian,
} from '#cms/content/stored-item.ts';
import type { ItemContext, ItemView } from '#cms/items/item-view.ts';

type StoredCompany = StoredItem & { text?: InEach<string>; url?: InEach<string>; logo?: unknown };

const logosOf = (items: Shown<StoredCompany>[], { locale, payload }: ItemContext) =>
  fetchPictures(
    payload,
    items.map(({ item }) => item.logo),
    locale,
  );

function companyOf(shown: Shown<StoredCompany>, logos: Pictures): ItemSummary<'group-companies'> {
  const { item, language } = shown;
  return {
    ...summaryOf(shown),
    text: textIn(item.text, language),
    // The address may be entered once for both languages.
    url: textOrIndonesian(shown, item.url),
    logo: logos(item.logo),
  };
}

/** Group companies in editorial order. */
export const groupCompaniesView: ItemView<'group-companies', StoredCompany> = {
  sort: ['order', 'id'],
  async summaries(items, context) {
    const logos = await logosOf(items, context);
    return items.map((shown) => companyOf(shown, logos));
  },
  async detail(shown, context) {
    return companyOf(shown, await logosOf([shown], context));
  },
};
