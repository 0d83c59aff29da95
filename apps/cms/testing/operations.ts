import { ITEM_COLLECTIONS } from '@beranda/contract';
import type { CollectionSlug, GlobalSlug } from 'payload';
import {
  ADMINISTRATOR,
  CARE,
  CASE_WORKERS,
  PUBLISHERS,
  STAFF,
  type TestRole,
  TREASURY,
  WRITERS,
} from './test-users.ts';

/**
 * Every operation of Payload's REST API, and who may apply it to documents of others. Fields that differ from their
 * document are in `field-rights.ts`, server functions in `src/admin/server-functions/server-function-rules.ts`;
 * GraphQL is off.
 */
export type CollectionOperation =
  | 'read'
  | 'readVersions'
  | 'readVersion'
  | 'create'
  | 'createDraft'
  | 'update'
  | 'updateDraft'
  | 'updateMany'
  | 'delete'
  | 'deleteMany'
  | 'duplicate'
  | 'restoreVersion';

type Rights = Partial<Record<CollectionOperation, readonly TestRole[]>>;

const SIGNED_IN: readonly TestRole[] = [...STAFF, 'without-role'];

const CASE_READERS: readonly TestRole[] = [...CASE_WORKERS, 'auditor'];

/** Operations that are not listed are forbidden for everyone. */
const all = (who: readonly TestRole[]): Rights => ({
  read: STAFF,
  create: who,
  createDraft: who,
  update: who,
  updateDraft: who,
  delete: who,
  deleteMany: who,
});

const ITEM: Rights = {
  ...all(PUBLISHERS),
  // One by one, by our endpoint; other collections have no bulk edit.
  updateMany: PUBLISHERS,
  createDraft: WRITERS,
  updateDraft: WRITERS,
  // An old version becomes the draft.
  restoreVersion: WRITERS,
  readVersions: STAFF,
  readVersion: STAFF,
};
/** Written only by our endpoints, commands and jobs. */
const READ_BY_STAFF: Rights = { read: STAFF };
const FACT_KEEPERS: readonly TestRole[] = [...PUBLISHERS, 'treasury'];
const FILE: Rights = { ...all(PUBLISHERS), create: WRITERS, createDraft: WRITERS };

export const COLLECTION_RIGHTS: Record<CollectionSlug, Rights> = {
  ...(Object.fromEntries(ITEM_COLLECTIONS.map((slug) => [slug, ITEM])) as Record<
    (typeof ITEM_COLLECTIONS)[number],
    Rights
  >),
  facts: { ...all(PUBLISHERS), update: FACT_KEEPERS, updateDraft: FACT_KEEPERS },
  'faq-topics': all(PUBLISHERS),
  'lending-segments': all(PUBLISHERS),
  tags: all(PUBLISHERS),
  media: FILE,
  documents: FILE,
  redirects: all(PUBLISHERS),
  synonyms: all(PUBLISHERS),
  // Users who do not work all forms are rejected by the access rule, also where the case does not exist.
  cases: { read: CASE_READERS, update: ADMINISTRATOR, updateDraft: ADMINISTRATOR },
  'reply-templates': { ...all(CASE_WORKERS), read: CASE_READERS },
  // Never deleted, and no version is restored.
  'data-breaches': {
    read: [...CARE, 'auditor'],
    readVersions: [...CARE, 'auditor'],
    readVersion: [...CARE, 'auditor'],
    create: CARE,
    createDraft: CARE,
    update: CARE,
    updateDraft: CARE,
  },
  currencies: all(TREASURY),
  funds: all(TREASURY),
  holidays: all(TREASURY),
  // Others get lists without documents, except for their own account.
  users: { read: SIGNED_IN, update: ADMINISTRATOR, updateDraft: ADMINISTRATOR, delete: ADMINISTRATOR },
  // Written only by our endpoints, commands and jobs.
  'case-events': { read: CASE_READERS },
  'case-replies': { read: CASE_READERS },
  'case-statistics': { read: CASE_READERS },
  attachments: { read: CASE_WORKERS },
  'audit-log': { read: [...ADMINISTRATOR, 'auditor'] },
  'document-files': READ_BY_STAFF,
  'exchange-quotes': READ_BY_STAFF,
  'fund-values': READ_BY_STAFF,
  'market-sheets': READ_BY_STAFF,
  'cache-tags': {},
  'item-texts': {},
  'document-texts': {},
  'search-statistics': {},
  'search-click-statistics': {},
  'search-count-batches': {},
  'feedback-statistics': {},
  'second-factors': {},
  'sign-ins': {},
  'payload-jobs': {},
  'payload-kv': {},
  'payload-migrations': {},
  // Own locks and preferences only: bulk operations skip those of others.
  'payload-locked-documents': { read: STAFF, deleteMany: STAFF },
  'payload-preferences': {
    read: STAFF,
    // The preference of that key.
    readVersions: STAFF,
    create: STAFF,
    createDraft: STAFF,
    updateMany: STAFF,
    // By key, among the user's own.
    delete: STAFF,
    deleteMany: STAFF,
  },
};

type GlobalOperation = 'read' | 'update' | 'updateDraft' | 'restoreVersion';

const globalRights = (read: readonly TestRole[], update: readonly TestRole[]) => ({
  read,
  update,
  updateDraft: update,
  restoreVersion: update,
});

export const GLOBAL_RIGHTS: Record<GlobalSlug, Record<GlobalOperation, readonly TestRole[]>> = {
  about: globalRights(STAFF, PUBLISHERS),
  calculators: globalRights(STAFF, PUBLISHERS),
  home: globalRights(STAFF, PUBLISHERS),
  market: { ...globalRights(STAFF, TREASURY), restoreVersion: ADMINISTRATOR },
  navigation: globalRights(STAFF, PUBLISHERS),
  publishing: globalRights(STAFF, ADMINISTRATOR),
  search: globalRights(STAFF, PUBLISHERS),
  service: globalRights(CASE_READERS, ADMINISTRATOR),
  settings: globalRights(STAFF, PUBLISHERS),
};

const SECOND_FACTOR_TEST = 'collections/users/second-factor/second-factor.integration.test.ts';

type Request = { operation: CollectionOperation; query?: string };

/** Payload's endpoints of every collection; null for those that tell what the caller may do. */
export const COLLECTION_ENDPOINTS: Record<string, readonly Request[] | null> = {
  'get /count': [{ operation: 'read' }],
  'post /': [{ operation: 'create' }, { operation: 'createDraft', query: 'draft=true' }],
  'delete /': [{ operation: 'deleteMany', query: 'where[id][equals]=987654321' }],
  'delete /:id': [{ operation: 'delete' }],
  'post /access/:id?': null,
  'get /versions': [{ operation: 'readVersions' }],
  'post /:id/duplicate': [{ operation: 'duplicate' }],
  'get /': [{ operation: 'read' }],
  'get /:id': [{ operation: 'read' }],
  'get /versions/:id': [{ operation: 'readVersion' }],
  'post /versions/:id': [{ operation: 'restoreVersion' }],
  'patch /': [{ operation: 'updateMany', query: 'where[id][equals]=987654321' }],
  'patch /:id': [{ operation: 'update' }, { operation: 'updateDraft', query: 'draft=true' }],
};

export const GLOBAL_ENDPOINTS: Record<
  string,
  readonly { operation: GlobalOperation; query?: string }[] | null
> = {
  'post /access': null,
  'get /': [{ operation: 'read' }],
  'get /versions/:id': [{ operation: 'read' }],
  'get /versions': [{ operation: 'read' }],
  'post /versions/:id': [{ operation: 'restoreVersion' }],
  'post /': [{ operation: 'update' }, { operation: 'updateDraft', query: 'draft=true' }],
};

/**
 * Further endpoints of single collections, with the test of their access control; null for those that change
 * nothing, or only the caller's own session or preferences.
 */
export const OTHER_ENDPOINTS: Partial<Record<CollectionSlug, Record<string, string | null>>> = {
  media: { 'get /paste-url/:id?': null, 'get /file/:filename': null },
  documents: { 'get /paste-url/:id?': null, 'get /file/:filename': null },
  attachments: { 'get /:id/file': null, 'get /:id/first-page': null },
  'audit-log': { 'get /export': null },
  'search-statistics': { 'get /export': null },
  'document-files': { 'get /:id/file': null },
  cases: {
    'post /:id/notes': 'collections/cases/history/case-history.integration.test.ts',
    'post /record': 'collections/cases/manual-entry/enter-case.integration.test.ts',
    'post /:id/attachments': 'collections/attachments/add-to-case.integration.test.ts',
    'post /:id/clock/:action': 'collections/cases/clock/clock.integration.test.ts',
    'get /:id/receipt.pdf': null,
    'get /:id/answer.pdf': null,
    'post /:id/answer.pdf': 'collections/cases/clock/clock.integration.test.ts',
    'post /:id/contact': 'collections/cases/contact/correct-contact.integration.test.ts',
    'post /:id/legal-hold': 'collections/cases/retention/legal-hold.integration.test.ts',
    'post /person/find': 'collections/cases/person/person.integration.test.ts',
    'post /person/export': 'collections/cases/person/person.integration.test.ts',
    'post /person/erase': 'collections/cases/person/person.integration.test.ts',
    'post /:id/reveal': 'collections/cases/history/case-history.integration.test.ts',
    'get /export': null,
    'post /:id/merge': 'collections/cases/merge/merge.integration.test.ts',
    'post /:id/replies': 'collections/cases/replies/replies.integration.test.ts',
    'post /:id/failed-mails/:job': 'collections/cases/failed-mails/resend-mail.integration.test.ts',
    'delete /:id/failed-mails/:job': 'collections/cases/failed-mails/resend-mail.integration.test.ts',
    'post /:id/opened': 'collections/cases/queues/queues.integration.test.ts',
  },
  'complaint-reports': { 'post /draft-of-year': 'collections/cases/clock/clock.integration.test.ts' },
  redirects: { 'post /import': 'redirects/import/import.integration.test.ts' },
  users: {
    'get /init': null,
    'get /me': null,
    'post /login': 'collections/users/users.integration.test.ts',
    'post /logout': null,
    'post /refresh-token': null,
    'post /first-register': 'collections/users/users.integration.test.ts',
    'post /forgot-password': 'collections/users/users.integration.test.ts',
    'post /reset-password': 'collections/users/users.integration.test.ts',
    'post /unlock': 'access/operations.integration.test.ts',
    ...Object.fromEntries(
      ['code', 'enrolment', 'enrolment/confirm', 'recovery-codes', 'remove', 'leave'].map((path) => [
        `post /second-factor/${path}`,
        SECOND_FACTOR_TEST,
      ]),
    ),
    'post /invitations': 'collections/users/invitations/invitations.integration.test.ts',
    'post /:id/invitation': 'collections/users/invitations/invitations.integration.test.ts',
    // With an identity provider only.
    'get /oidc/start': 'collections/users/oidc/oidc.integration.test.ts',
    'get /oidc/callback': 'collections/users/oidc/oidc.integration.test.ts',
    'post /sessions/end': 'collections/users/sessions/sessions.integration.test.ts',
    'post /sessions/end-others': 'collections/users/sessions/sessions.integration.test.ts',
    'post /:id/second-factor/reset': SECOND_FACTOR_TEST,
    'post /verify/:id': 'access/operations.integration.test.ts',
  },
  'payload-jobs': {
    'get /run': 'access/operations.integration.test.ts',
    'get /handle-schedules': 'access/operations.integration.test.ts',
  },
  'payload-preferences': { 'get /:key': null, 'post /:key': null, 'delete /:key': null },
};
