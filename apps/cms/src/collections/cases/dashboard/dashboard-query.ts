import { type FormName, isFormName } from '@beranda/contract';
import { PERIODS, type Period } from './periods.ts';

/** The path of the dashboard within the admin panel. */
export const DASHBOARD_PATH = '/service-desk';

/** What the dashboard shows: a form or all of them, and a period. */
export type DashboardQuery = { form?: FormName; period: Period };

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The query of an address. Anything else than our own values is the default. */
export function parseDashboardQuery({ form, period }: SearchParams = {}): DashboardQuery {
  return {
    ...(typeof form === 'string' && isFormName(form) ? { form } : {}),
    period: PERIODS.find((candidate) => candidate === period) ?? PERIODS[0],
  };
}

/** The address of the dashboard, without what is the default. */
export function dashboardAddress(adminPath: string, { form, period }: DashboardQuery): string {
  const query = new URLSearchParams();
  if (form) query.set('form', form);
  if (period !== PERIODS[0]) query.set('period', period);
  const text = query.toString();
  return `${adminPath}${DASHBOARD_PATH}${text && '?'}${text}`;
}
