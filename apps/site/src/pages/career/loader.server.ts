import { provinces } from '@beranda/contract';
import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/shell/page-error.ts';
import { isOpen } from '#src/widgets/careers/closing.ts';
import type { CareerPageData } from './page.tsx';

/** A position that is closed keeps its page, which says so. */
export const loadCareer: Loader<CareerPageData> = async ({
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
    isOpen: isOpen(content, position),
    isPreview: previewToken !== undefined,
  };
};
