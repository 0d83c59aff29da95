import type { CollectionConfig, Config, GlobalConfig } from 'payload';
import { accountHooks } from './account-hooks.ts';
import { recordCaseEvent } from './case-event-hook.ts';
import {
  type Recorded,
  recordChange,
  recordDeletion,
  recordEditing,
  recordGlobalChange,
} from './document-hooks.ts';
import { withRecordedEndpoints } from './endpoint-hooks.ts';
import { recordSheet } from './sheet-hook.ts';

const PUBLIC: Recorded = { isPersonal: false };

/** Collections that are recorded in another way than content. */
const RECORDED: Readonly<Record<string, Recorded | null>> = {
  users: {
    isPersonal: true,
    values: ['roles'],
    // Recorded as signing in and as the request for a new password.
    without: ['sessions', 'loginAttempts', 'lockUntil', 'resetPasswordToken', 'resetPasswordExpiration'],
    bySystem: ['create', 'update', 'delete'],
  },
  // Public at once, and without versions: the log is what proves a former value.
  facts: { isPersonal: false, values: ['values'], rows: ['values'] },
  synonyms: { isPersonal: false, values: ['words', 'means'] },
  // Its events are recorded, the change of the status among them.
  cases: { isPersonal: true, without: ['status'], bySystem: ['delete'] },
  // Its versions have the texts. The times prove whether the notices were in time.
  'data-breaches': {
    isPersonal: true,
    values: [
      'discoveredAt',
      'dueAt',
      'persons.at',
      'authority.at',
      'publicNotice.decision',
      'publicNotice.at',
      'closedAt',
    ],
  },
  // Recorded as an event of its case, without its text.
  'case-replies': null,
  // Written by the erasure: a row would name the case, and the time of its erasure.
  'case-statistics': null,
  // By their own hooks.
  'case-events': null,
  'market-sheets': null,
  // Stored by the site and removed by a job, unless a member of staff does so.
  attachments: { isPersonal: true },
  // Recorded as the sheet, document, or change that they belong to.
  'exchange-quotes': null,
  'fund-values': null,
  'document-files': null,
  'cache-tags': null,
  'item-texts': null,
  'document-texts': null,
  // Counted by the site.
  'search-statistics': null,
  'search-click-statistics': null,
  'search-count-batches': null,
  'feedback-statistics': null,
  'audit-log': null,
};

function hooksOf(slug: string): NonNullable<CollectionConfig['hooks']> {
  if (slug === 'case-events') return { afterChange: [recordCaseEvent] };
  if (slug === 'market-sheets') return { afterChange: [recordSheet] };
  const recorded = slug in RECORDED ? RECORDED[slug] : PUBLIC;
  if (!recorded) return {};
  return {
    beforeOperation: [recordEditing],
    afterChange: [recordChange(recorded)],
    afterDelete: [recordDeletion(recorded)],
  };
}

const accounts: NonNullable<CollectionConfig['hooks']> = {
  beforeOperation: [accountHooks.beforeOperation],
  afterOperation: [accountHooks.afterOperation],
  afterError: [accountHooks.afterError],
  afterLogin: [accountHooks.afterLogin],
  afterLogout: [accountHooks.afterLogout],
};

type AnyHooks = Record<string, readonly unknown[] | undefined>;

/** All hooks, in order. */
function join<H extends object>(...each: readonly (H | undefined)[]): H {
  const joined: Record<string, unknown[]> = {};
  for (const hooks of each)
    for (const [name, list] of Object.entries((hooks ?? {}) as AnyHooks))
      joined[name] = [...(joined[name] ?? []), ...(list ?? [])];
  return joined as H;
}

const LINK = '/audit/audit-link.tsx#AuditLink';

/** Collections without rows of their own in the audit log. */
const hasRows = (slug: string) => !(slug in RECORDED) || RECORDED[slug] !== null || slug === 'market-sheets';

function withLink({ admin = {}, slug }: CollectionConfig): NonNullable<CollectionConfig['admin']> {
  if (!hasRows(slug)) return admin;
  const { edit } = admin.components ?? {};
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), LINK];
  return { ...admin, components: { ...admin.components, edit: { ...edit, beforeDocumentControls } } };
}

/** Records in the audit log what staff do with a collection. Its own hooks run first. */
export function auditCollection(collection: CollectionConfig): CollectionConfig {
  const { endpoints, slug } = collection;
  return {
    ...collection,
    admin: withLink(collection),
    hooks: join(collection.hooks, hooksOf(slug), slug === 'users' ? accounts : undefined),
    ...(endpoints ? { endpoints: withRecordedEndpoints(endpoints, slug) } : {}),
  };
}

/** The same for a global. */
export function auditGlobal(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global;
  const { elements } = admin.components ?? {};
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), LINK];
  const components = { ...admin.components, elements: { ...elements, beforeDocumentControls } };
  return {
    ...global,
    admin: { ...admin, components },
    hooks: join(global.hooks, { afterChange: [recordGlobalChange] }),
  };
}

/** The same for endpoints that belong to no collection. */
export function auditEndpoints(endpoints: NonNullable<Config['endpoints']>): typeof endpoints {
  return withRecordedEndpoints(endpoints, null);
}
