import '#cms/admin/no-row-selection.css';
import '#cms/admin/figures/choice-links.css';
import './queue-links.css';
import { formIn } from '@beranda/contract';
import Link from 'next/link';
import { redirect } from 'next/navigation.js';
import type { BeforeListTableServerProps, PayloadRequest, Where } from 'payload';
import { readableForms } from '#cms/access/case-forms.ts';
import { bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { bankHolidays } from '../clock/bank-holidays.ts';
import { DASHBOARD_PATH } from '../dashboard/dashboard-query.ts';
import { dashboardTexts } from '../dashboard/dashboard-texts.ts';
import { MANUAL_ENTRY_PATH } from '../manual-entry/entry-path.ts';
import { manualEntryTexts } from '../manual-entry/entry-texts.ts';
import { formsForStaff } from '../manual-entry/forms-for-staff.ts';
import { ListShortcuts } from '../shortcuts/list-shortcuts.tsx';
import { countQueues } from './count-queues.ts';
import { queueLabels } from './queue-labels.ts';
import {
  ATTENTION_QUEUES,
  attentionFilter,
  filterQuery,
  isSameFilter,
  isSameQueue,
  openCasesFilter,
} from './queues.ts';

const texts = {
  title: bilingual('Antrean', 'Queues'),
  all: bilingual('Semua kiriman', 'All cases'),
  export: bilingual('Ekspor daftar ini:', 'Export this list:'),
};

type QueueLink = { key: string; label: string; count?: number; filter?: Where };

function Links({ links, path, where }: { links: QueueLink[]; path: string; where: unknown }) {
  return (
    <ul>
      {links.map(({ count, filter, key, label }) => {
        const isCurrent = filter ? isSameQueue(where, filter) : !where;
        return (
          <li key={key}>
            <Link
              aria-current={isCurrent ? 'page' : undefined}
              className={key === 'overdue' && count ? 'queue-links__overdue' : undefined}
              // What is due first comes first.
              href={filter ? `${path}?${filterQuery(filter)}&sort=dueAt` : path}
              prefetch={false}
            >
              {label}
              {count !== undefined && <span className="queue-links__count"> {count}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

type Props = BeforeListTableServerProps & { req?: PayloadRequest };

/** The queues of the desk, with how many open cases each has, as links above the list of cases. */
export async function QueueLinks({ i18n, payload, req, searchParams, user }: Props) {
  if (!user) return null;
  const asUser = { ...req, i18n, payload, user } as PayloadRequest;
  const context = { userId: Number(user.id), now: new Date(), holidays: await bankHolidays(asUser) };
  const counts = await countQueues(asUser, context);
  const path = `${payload.config.routes.admin}/collections/cases`;
  const translate = (text: keyof typeof texts) => inLanguageOf({ i18n }, texts[text]);
  const where = whereIn(searchParams ?? {});
  const attention = ATTENTION_QUEUES.map((queue) => ({
    key: queue,
    label: inLanguageOf({ i18n }, queueLabels[queue]),
    count: counts.attention[queue],
    filter: attentionFilter(queue, context),
  }));
  // A list that was opened some minutes ago is shown as of now, as its count is.
  const stale = attention.find(({ filter }) => isSameQueue(where, filter) && !isSameFilter(where, filter));
  if (stale) redirect(`${path}?${currentQuery(searchParams, stale.filter)}`);
  const forms = readableForms(asUser).map((form) => ({
    key: form,
    label: formIn(userLocale(i18n.language), form).texts.title,
    count: counts.forms[form] ?? 0,
    filter: openCasesFilter(form),
  }));
  const open = {
    key: 'open',
    label: inLanguageOf({ i18n }, queueLabels.open),
    count: counts.open,
    filter: openCasesFilter(),
  };
  const all = { key: 'all', label: translate('all') };
  return (
    <nav aria-label={translate('title')} className="queue-links choice-links">
      <Links links={[open, ...attention]} path={path} where={where} />
      <Links links={[...forms, all]} path={path} where={where} />
      <p className="queue-links__export">
        <Link href={payload.config.routes.admin + DASHBOARD_PATH} prefetch={false}>
          {dashboardTexts(i18n.language).title}
        </Link>
        {formsForStaff(asUser).length > 0 && (
          <Link href={payload.config.routes.admin + MANUAL_ENTRY_PATH} prefetch={false}>
            {inLanguageOf({ i18n }, manualEntryTexts.title)}
          </Link>
        )}
        {translate('export')}{' '}
        {['csv', 'xlsx'].map((format) => (
          <a
            download
            href={`${payload.config.routes.api}/cases/export?${exportQuery(format, where, searchParams?.search)}`}
            key={format}
          >
            {format.toUpperCase()}
          </a>
        ))}
        <ListShortcuts />
      </p>
    </nav>
  );
}

/** The query of a list with another filter: sort order, search and number of rows stay. */
function currentQuery(params: Readonly<Record<string, unknown>> = {}, filter: Where): string {
  const kept = Object.entries(params).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('where'),
  );
  return [new URLSearchParams(kept).toString(), filterQuery(filter)].filter(Boolean).join('&');
}

/** The query of an export: the filter and search of the list. */
function exportQuery(format: string, where: unknown, search: unknown): string {
  const query = new URLSearchParams({ format });
  if (typeof search === 'string' && search) query.set('search', search);
  return where ? `${query}&${filterQuery(where as Where)}` : query.toString();
}

/** The filter of the list's address, whose parameters Next.js leaves flat, as `where[or][0][and][0][status][equals]`. */
function whereIn(params: Readonly<Record<string, unknown>>): unknown {
  const flat = Object.entries(params).filter(([name]) => name === 'where' || name.startsWith('where['));
  if (flat.length === 0) return undefined;
  if (typeof params.where === 'object') return params.where;
  const where: Record<string, unknown> = {};
  for (const [name, value] of flat) {
    const keys = [...name.matchAll(/\[([^\]]+)\]/g)].map(([, key]) => String(key));
    const last = keys.pop();
    if (last === undefined) continue;
    let at = where;
    for (const key of keys) {
      at[key] ??= {};
      at = at[key] as Record<string, unknown>;
    }
    at[last] = value;
  }
  return where;
}
