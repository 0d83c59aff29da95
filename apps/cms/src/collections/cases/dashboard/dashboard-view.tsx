import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { canReadCases } from '#cms/access/access-table.ts';
import { requireUser, ViewFrame } from '#cms/admin/view-frame.tsx';
import { Dashboard } from './dashboard.tsx';
import { DASHBOARD_PATH, parseDashboardQuery } from './dashboard-query.ts';
import { dashboardTexts } from './dashboard-texts.ts';

/** The dashboard of the service desk. */
export function DashboardView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  requireUser(req, DASHBOARD_PATH);
  const { onlyReaders, title } = dashboardTexts(req.i18n.language);
  return (
    <ViewFrame {...props} title={title}>
      <Gutter>
        {canReadCases({ req }) ? (
          <Dashboard now={new Date()} query={parseDashboardQuery(searchParams)} req={req} />
        ) : (
          <p>{onlyReaders}</p>
        )}
      </Gutter>
    </ViewFrame>
  );
}
