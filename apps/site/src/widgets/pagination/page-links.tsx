import { useTranslations } from 'use-intl';
import { SiteLink } from '../../shell/site-link.tsx';
import { Icon } from '../icon.tsx';
import { paginationEntries } from './window.ts';

const MAX_PAGES_SHOWN = 5;

type PageLinksProps = {
  page: number;
  itemsPerPage: number;
  totalItems: number;
  /** The address of a page of the list, without language prefix. */
  hrefOf: (page: number) => string;
};

const BOX =
  'flex h-12 min-w-12 items-center justify-center gap-2 rounded-full border border-line bg-card px-3 font-semibold';

const LINK = `${BOX} hover:border-teal hover:text-teal`;

/** Pagination by links: works without script, in new tabs, and for crawlers. Nothing where one page holds all. */
export function PageLinks({ page, itemsPerPage, totalItems, hrefOf }: PageLinksProps) {
  const t = useTranslations('news.pagination');
  const totalPages = Math.max(1, Math.ceil(totalItems / itemsPerPage));
  if (totalPages === 1) return null;
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <SiteLink to={hrefOf(page - 1)} rel="prev" className={LINK}>
          <Icon name="arrow-left" size={18} />
          <span className="max-sm:sr-only">{t('previous')}</span>
        </SiteLink>
      )}
      {paginationEntries(page, totalPages, MAX_PAGES_SHOWN).map((entry) => {
        if (entry.kind === 'jump') {
          return (
            <SiteLink
              key={`jump-${entry.page < page}`}
              to={hrefOf(entry.page)}
              aria-label={t('jumpTo', { page: entry.page })}
              className={LINK}
            >
              …
            </SiteLink>
          );
        }
        if (entry.page === page) {
          return (
            <span key={entry.page} aria-current="page" className={`${BOX} border-teal bg-teal text-white`}>
              <span className="sr-only">{t('current', { page })}</span>
              <span aria-hidden="true">{page}</span>
            </span>
          );
        }
        return (
          <SiteLink
            key={entry.page}
            to={hrefOf(entry.page)}
            aria-label={t('page', { page: entry.page })}
            className={LINK}
          >
            {entry.page}
          </SiteLink>
        );
      })}
      {page < totalPages && (
        <SiteLink to={hrefOf(page + 1)} rel="next" className={LINK}>
          <span className="max-sm:sr-only">{t('next')}</span>
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      )}
    </nav>
  );
}
