import type { PayloadRequest, ServerProps } from 'payload';
import { canReadCases } from '#cms/access/access-table.ts';
import { NavLinkTo } from '#cms/admin/nav-link-to.tsx';
import { DASHBOARD_PATH } from './dashboard-query.ts';
import { dashboardTexts } from './dashboard-texts.ts';

/** The navigation link to the dashboard, for those who may read cases. */
export function DashboardNavLink({ i18n, payload, user }: ServerProps) {
  if (!canReadCases({ req: { user } as PayloadRequest })) return null;
  const { title } = dashboardTexts(i18n.language);
  return (
    <NavLinkTo href={payload.config.routes.admin + DASHBOARD_PATH} id="nav-service-desk" label={title} />
  );
}
