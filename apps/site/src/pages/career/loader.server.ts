import { provinces } from '@beranda/contract';
import type { Item } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';
import { notFound } from '#src/content/page-error.ts';
import { isPositionOpen } from '#src/features/careers/closing.ts';

export type CareerPageData = {
  position: Item<'careers'>;
  provinceName: string;
  isOpen: boolean;
  isPreview: boolean;
};

/** Closed positions keep their page, with a notice. */
export const load: Loader<CareerPageData> = async ({
  content,
  locale,
  parameters,
  pathname,
  previewToken,
}) => {
  const position = await content.item('careers', locale, parameters.slug ?? '', previewToken);
  if (!position) throw notFound(pathname);
  return {
    position,
    provinceName: provinces[position.province][locale],
    isOpen: isPositionOpen(content, position),
    isPreview: previewToken !== undefined,
  };
};
