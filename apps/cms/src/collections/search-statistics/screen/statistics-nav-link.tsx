import type { PayloadRequest, ServerProps } from 'payload';
import { canReadSearchStatistics } from '#cms/access/rules.ts';
import { NavLinkTo } from '#cms/admin/nav-link-to.tsx';
import { SEARCH_STATISTICS_PATH } from './statistics-query.ts';
import { statisticsTexts } from './statistics-texts.ts';

/** The navigation link to the search statistics, for those who may read them. */
export function StatisticsNavLink({ i18n, payload, user }: ServerProps) {
  if (!canReadSearchStatistics({ req: { user } as PayloadRequest })) return null;
  const { title } = statisticsTexts(i18n.language);
  return (
    <NavLinkTo
      href={payload.config.routes.admin + SEARCH_STATISTICS_PATH}
      id="nav-search-statistics"
      label={title}
    />
  );
}
