import { loadPictureLookup } from '#cms/content/picture.ts';
import type { Shown } from '#cms/content/stored.ts';
import { type ItemContext, type ItemView, listedInFull, summaryOf } from '#cms/items/item-view.ts';

async function companies(items: Shown<'group-companies'>[], { locale, payload }: ItemContext) {
  const logos = items.map(({ item }) => item.logo);
  const pictures = await loadPictureLookup(payload, logos, locale);
  return (shown: Shown<'group-companies'>) => {
    const { logo, text, url } = shown.item;
    return {
      ...summaryOf(shown),
      text,
      // The address may be entered once for both languages.
      url: url || (shown.indonesian?.url ?? ''),
      logo: pictures(logo),
    };
  };
}

/** Group companies in editorial order. */
export const groupCompaniesView: ItemView<'group-companies'> = {
  sort: ['order', 'id'],
  ...listedInFull(companies),
};
