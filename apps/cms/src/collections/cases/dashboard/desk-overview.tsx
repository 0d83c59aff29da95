import './desk-overview.css';
import Link from 'next/link';
import type { PayloadRequest, ServerProps } from 'payload';
import { canReadCases } from '#cms/access/access-table.ts';
import { bankHolidays } from '../clock/bank-holidays.ts';
import { countQueues } from '../queues/count-queues.ts';
import { DASHBOARD_PATH } from './dashboard-query.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { DeskTiles } from './desk-tiles.tsx';

/** The queues of the service desk on the dashboard, for those who may read cases. */
export async function DeskOverview({ i18n, payload, user }: ServerProps) {
  const req = { i18n, payload, user } as PayloadRequest;
  if (!user || !canReadCases({ req })) return null;
  const context = { userId: Number(user.id), now: new Date(), holidays: await bankHolidays(req) };
  const texts = dashboardTexts(i18n.language);
  return (
    <section aria-labelledby="desk-overview-title" className="desk-overview">
      <h2 id="desk-overview-title">{texts.queues}</h2>
      <DeskTiles context={context} counts={await countQueues(req, context)} req={req} />
      <p>
        <Link href={payload.config.routes.admin + DASHBOARD_PATH} prefetch={false}>
          {texts.toDashboard}
        </Link>
      </p>
    </section>
  );
}
