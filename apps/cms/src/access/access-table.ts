import { FORMS } from '@beranda/contract';
import type { Access } from 'payload';
import type { Config } from '#cms/payload-types.ts';
import { hasServiceKey } from '#cms/security/keys.ts';
import { accessToForms, readableForms, workableForms } from './case-forms.ts';
import { ADMINISTRATORS, CASE_WORKERS, PUBLISHERS, ROLES, type Role, TREASURY, WRITERS } from './roles.ts';
import { allowRoles } from './rules.ts';

type Roles = readonly Role[];
type CollectionRow = {
  read: Roles;
  create: Roles;
  update: Roles;
  /** Who may change public content; without drafts, everyone with create and update access. */
  publish?: Roles;
  delete: Roles;
  /** Every signed-in user may read and change their own. */
  own?: true;
  /** The field with the form of a case: only of forms whose desk is a role of the user; auditors read all. */
  form?: 'form' | 'case.form';
};
type GlobalRow = { read: Roles; update: Roles };

const STAFF = ROLES;
const NONE: Roles = [];

/** Editors may also delete their own unpublished drafts (`items/trash`). */
const ITEM = { read: STAFF, create: WRITERS, update: WRITERS, publish: PUBLISHERS, delete: PUBLISHERS };
/** No drafts: a change is public at once. */
const TERM = { read: STAFF, create: PUBLISHERS, update: PUBLISHERS, delete: PUBLISHERS };
/** Uploads; the site reads them with its service key. Replacing one changes published pages. */
const FILE = { read: STAFF, create: WRITERS, update: PUBLISHERS, delete: PUBLISHERS };
/** A change is public at once. Treasury keeps values, such as rates; names and keys are of publishers. */
const FACT = { ...TERM, update: [...PUBLISHERS, ...TREASURY.filter((role) => !PUBLISHERS.includes(role))] };
const MARKET = { read: STAFF, create: TREASURY, update: TREASURY, delete: TREASURY };
/** Written only by our endpoints, commands and jobs. */
const RECORD = { read: STAFF, create: NONE, update: NONE, delete: NONE };
/** Only for the program. */
const INTERNAL = { read: NONE, create: NONE, update: NONE, delete: NONE };
const AUDIT_READERS: Roles = [...ADMINISTRATORS, 'auditor'];
/** Those who answer the requests of data subjects also notify them of a breach. */
const BREACH_KEEPERS: Roles = [...ADMINISTRATORS, FORMS['data-request'].definition.desk];
/** Collections that belong to cases. */
const CASE_PART = {
  read: [...CASE_WORKERS, 'auditor'],
  create: NONE,
  update: NONE,
  delete: NONE,
  form: 'case.form',
} as const;
const GLOBAL = { read: STAFF, update: PUBLISHERS };

/** The access table. Fields may have stricter rules. */
const COLLECTIONS = {
  blogs: ITEM,
  branches: ITEM,
  careers: ITEM,
  'complaint-reports': ITEM,
  faqs: ITEM,
  governance: ITEM,
  'group-companies': ITEM,
  'guarantee-rates': ITEM,
  'guide-groups': ITEM,
  guides: ITEM,
  'lending-rates': ITEM,
  literacy: ITEM,
  news: ITEM,
  notices: ITEM,
  pages: ITEM,
  people: ITEM,
  products: ITEM,
  promotions: ITEM,
  reports: ITEM,

  facts: FACT,
  'faq-topics': TERM,
  'lending-segments': TERM,
  redirects: TERM,
  synonyms: TERM,
  tags: TERM,

  documents: FILE,
  media: FILE,
  'document-files': RECORD,

  currencies: MARKET,
  funds: MARKET,
  holidays: MARKET,
  'exchange-quotes': RECORD,
  'fund-values': RECORD,
  'market-sheets': RECORD,

  cases: {
    read: [...CASE_WORKERS, 'auditor'],
    create: NONE,
    update: CASE_WORKERS,
    delete: NONE,
    form: 'form',
  },
  'case-events': CASE_PART,
  'case-replies': CASE_PART,
  'reply-templates': {
    read: [...CASE_WORKERS, 'auditor'],
    create: CASE_WORKERS,
    update: CASE_WORKERS,
    delete: CASE_WORKERS,
  },
  'case-statistics': { ...CASE_PART, form: 'form' },
  /** Files of cases, such as pictures of identity cards: not even for auditors, like full identity numbers. */
  attachments: { ...CASE_PART, read: CASE_WORKERS },
  /** Never deleted: it proves what the bank knew, and when. */
  'data-breaches': {
    read: [...BREACH_KEEPERS, 'auditor'],
    create: BREACH_KEEPERS,
    update: BREACH_KEEPERS,
    delete: NONE,
  },
  /** By invitation, which is an endpoint, so that nobody chooses the password of somebody else's new account. */
  users: {
    read: [...ADMINISTRATORS, 'auditor'],
    create: NONE,
    update: ADMINISTRATORS,
    delete: ADMINISTRATORS,
    own: true,
  },
  'audit-log': { read: AUDIT_READERS, create: NONE, update: NONE, delete: NONE },
  /** Secrets of second factors, and sessions: only through the endpoints of the account screen. */
  'second-factors': INTERNAL,
  'sign-ins': INTERNAL,
  'cache-tags': INTERNAL,
  'item-texts': INTERNAL,
  'document-texts': INTERNAL,
  /** Written by the endpoint of the site, read by a screen and its export. */
  'search-statistics': INTERNAL,
  'search-click-statistics': INTERNAL,
  'search-count-batches': INTERNAL,
  'feedback-statistics': INTERNAL,
} satisfies Record<Exclude<keyof Config['collections'], `payload-${string}`>, CollectionRow>;

/** The same for globals. Without drafts every save is public. */
const GLOBALS = {
  about: GLOBAL,
  calculators: GLOBAL,
  home: GLOBAL,
  market: { read: STAFF, update: TREASURY },
  navigation: GLOBAL,
  publishing: { read: STAFF, update: ADMINISTRATORS },
  search: GLOBAL,
  service: { read: [...CASE_WORKERS, 'auditor'], update: ADMINISTRATORS },
  settings: GLOBAL,
} satisfies Record<keyof Config['globals'], GlobalRow>;

export const ACCESS_TABLE: {
  collections: Readonly<Record<string, CollectionRow>>;
  globals: Readonly<Record<string, GlobalRow>>;
} = { collections: COLLECTIONS, globals: GLOBALS };

/** Full access for `roles`; others only for their own account. */
const orOwn =
  (roles: Roles): Access =>
  ({ req }) =>
    allowRoles(roles)({ req }) || (req.user ? { id: { equals: req.user.id } } : false);

/** A rule, for the cases of some forms only. */
const ofForms =
  (rule: Access, path: string, forms: typeof readableForms): Access =>
  (args) =>
    rule(args) && accessToForms(forms(args.req), path);

/** The access rules of a collection, from its row. */
export function collectionAccess(slug: keyof typeof COLLECTIONS) {
  const row: CollectionRow = COLLECTIONS[slug];
  const rule: (roles: Roles) => Access = row.own ? orOwn : allowRoles;
  let [read, update] = [rule(row.read), rule(row.update)];
  if (row.form) {
    read = ofForms(read, row.form, row.read.includes('auditor') ? readableForms : workableForms);
    // `denyAll` stays the same function: other code compares with it.
    if (row.update.length > 0) update = ofForms(update, row.form, workableForms);
  }
  return { create: allowRoles(row.create), read, readVersions: read, update, delete: allowRoles(row.delete) };
}

/** Whether a user may read cases. */
export const canReadCases = allowRoles(COLLECTIONS.cases.read);

/** Whether a user may read the attachments of the cases that they may read. */
export const canReadAttachments = allowRoles(COLLECTIONS.attachments.read);

/** Whether a user may read the register of personal data breaches. */
export const canReadBreaches = allowRoles(COLLECTIONS['data-breaches'].read);

/** Whether a user may read the audit log. */
export const canReadAudit = allowRoles(AUDIT_READERS);

/** The access rules of uploads. The public site fetches the files that its pages name, and cannot list them. */
export function fileAccess(slug: 'documents' | 'media', serviceKey: string) {
  const access = collectionAccess(slug);
  const read: Access = (args) =>
    (args.isReadingStaticFile === true && hasServiceKey(args.req.headers, serviceKey)) || access.read(args);
  return { ...access, read };
}

/**
 * Access to saves of items with drafts: publishing requires a publisher; the admin panel uses the result to
 * show the button. `rejectUnlessDraft` covers saves that change a published item without naming a status.
 */
export const canSaveWithStatus: Access<{ _status?: unknown }> = ({ req, data }) =>
  allowRoles(data?._status === 'published' ? ITEM.publish : ITEM.update)({ req });

/** The access rules of a global, from its row. */
export function globalAccess(slug: keyof typeof GLOBALS) {
  const { read, update }: GlobalRow = GLOBALS[slug];
  return { read: allowRoles(read), readVersions: allowRoles(read), update: allowRoles(update) };
}
