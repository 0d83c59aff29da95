import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { canReadSearchStatistics } from '#cms/access/rules.ts';
import { requireUser, ViewFrame } from '#cms/admin/view-frame.tsx';
import { parseStatisticsQuery, SEARCH_STATISTICS_PATH } from './statistics-query.ts';
import { StatisticsScreen } from './statistics-screen.tsx';
import { statisticsTexts } from './statistics-texts.ts';

/** What people search on the site. */
export function StatisticsView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  requireUser(req, SEARCH_STATISTICS_PATH);
  const { onlyReaders, title } = statisticsTexts(req.i18n.language);
  return (
    <ViewFrame {...props} title={title}>
      <Gutter>
        {canReadSearchStatistics({ req }) ? (
          <StatisticsScreen now={Date.now()} query={parseStatisticsQuery(searchParams)} req={req} />
        ) : (
          <p>{onlyReaders}</p>
        )}
      </Gutter>
    </ViewFrame>
  );
}
