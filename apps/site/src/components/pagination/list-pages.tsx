import { useTranslations } from '#src/i18n/use-translations.ts';
import { Icon } from '../icon.tsx';
import { pageUrl } from './page-url.ts';
import { Pagination } from './pagination.tsx';

type ListPagesProps = {
  /** The list's URL without language prefix, including filters: its first page. Others are `?page=2` and up. */
  url: string;
  page: number;
  itemsPerPage: number;
  totalItems: number;
};

/** Pagination of the site's list pages: links with text next to the arrows. Renders nothing for a single page. */
export function ListPages({ url, page, itemsPerPage, totalItems }: ListPagesProps) {
  const t = useTranslations('pagination');
  if (totalItems <= itemsPerPage) return null;
  return (
    <Pagination
      type="link"
      linkUrl={pageUrl(url, '[page]')}
      firstPageUrl={url}
      modelValue={page}
      itemsPerPage={itemsPerPage}
      totalItems={totalItems}
      hidePrevNextWhenEnds
      prevButtonContent={
        <>
          <Icon name="arrow-left" size={18} />
          <span className="max-sm:sr-only">{t('previous')}</span>
        </>
      }
      nextButtonContent={
        <>
          <span className="max-sm:sr-only">{t('next')}</span>
          <Icon name="arrow-right" size={18} />
        </>
      }
      startingBreakpointContent="…"
      endingBreakpointButtonContent="…"
    />
  );
}
