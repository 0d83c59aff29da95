import type { FlattenedField } from 'payload';
import { ADMINISTRATOR, CARE, NONE, PUBLISHERS, type TestRole } from './test-users.ts';

/**
 * Who may read a field of a document of others, write it into a new one, and change it. What is left out is as in
 * `operations.ts` for the whole document.
 */
export type FieldRights = Partial<Record<'read' | 'create' | 'update', readonly TestRole[]>>;

type Rows = Readonly<Record<string, FieldRights>>;

/** Written by the server alone. */
const SYSTEM: FieldRights = { create: NONE, update: NONE };
/** In no response either. */
const SECRET: FieldRights = { ...SYSTEM, read: NONE };

/** Fields of many collections and globals. A row of the collection replaces them. */
const EVERYWHERE: Rows = {
  id: SYSTEM,
  createdAt: SYSTEM,
  updatedAt: SYSTEM,
  lastSave: SYSTEM,
  createdBy: SYSTEM,
  draftAuthors: SYSTEM,
  publicSlug: SYSTEM,
  // Public at once.
  withdrawnBecause: { create: PUBLISHERS, update: PUBLISHERS },
  _status: { create: PUBLISHERS, update: PUBLISHERS },
  // Editors trash only drafts of their own.
  deletedAt: { create: NONE, update: PUBLISHERS },
};

/** Fields that belong to the cases of one form. */
const PART_OF_CASE: FieldRights = { ...SYSTEM, read: [...CARE, 'auditor'] };

const FILE: Rows = {
  filename: SYSTEM,
  filesize: SYSTEM,
  height: SYSTEM,
  mimeType: SYSTEM,
  sizes: SYSTEM,
  thumbnailURL: SYSTEM,
  url: SYSTEM,
  width: SYSTEM,
};

/** The limits of a sheet, and from where figures are fetched, bind those who enter figures. */
const FIGURES: FieldRights = { update: ADMINISTRATOR };

/**
 * The fields that differ from their collection or global, by path. `*` holds for all without a row of their own. Parts of
 * groups are as their group. A field that the screens hide or only show is as `SYSTEM` without a row.
 */
export const FIELD_RIGHTS: Readonly<Record<string, Rows>> = {
  media: {
    ...FILE,
    focalX: { update: PUBLISHERS },
    focalY: { update: PUBLISHERS },
  },
  documents: { ...FILE, digest: SECRET },
  // Treasury keeps values only.
  facts: {
    title: { update: PUBLISHERS },
    key: { update: PUBLISHERS },
    kind: { update: PUBLISHERS },
    words: { update: PUBLISHERS },
    appliedOn: SYSTEM,
  },
  reports: { firstPublishedAt: SYSTEM, publishBy: SYSTEM, retainedUntil: SYSTEM },
  // Programs may send the address instead of its parts.
  products: { slug: {} },
  pages: { slug: {} },
  redirects: { isAutomatic: SYSTEM },
  // The cases of the tests came by the contact form.
  cases: {
    '*': PART_OF_CASE,
    status: { ...PART_OF_CASE, update: CARE },
    assignee: { ...PART_OF_CASE, update: CARE },
    senderEmailKey: SECRET,
    senderPhoneKey: SECRET,
    idempotencyKey: SECRET,
    contentKey: SECRET,
    captcha: SECRET,
  },
  'case-events': { '*': PART_OF_CASE },
  'case-replies': { '*': PART_OF_CASE, key: SECRET },
  'case-statistics': { '*': PART_OF_CASE },
  attachments: { '*': { ...SYSTEM, read: CARE }, key: SECRET, digest: SECRET },
  users: {
    '*': { read: [...ADMINISTRATOR, 'auditor'], ...SYSTEM },
    name: { read: [...ADMINISTRATOR, 'auditor'], create: ADMINISTRATOR, update: ADMINISTRATOR },
    email: { read: [...ADMINISTRATOR, 'auditor'], create: ADMINISTRATOR, update: ADMINISTRATOR },
    roles: { read: [...ADMINISTRATOR, 'auditor'], create: ADMINISTRATOR, update: ADMINISTRATOR },
    // Emptied when the account is handed to another person.
    identity: { read: [...ADMINISTRATOR, 'auditor'], create: NONE, update: ADMINISTRATOR },
    hash: SECRET,
    salt: SECRET,
    loginAttempts: SECRET,
    lockUntil: SECRET,
    resetPasswordToken: SECRET,
    resetPasswordExpiration: SECRET,
    resetPasswordRequestedAt: SECRET,
    // Only one's own.
    sessions: SECRET,
  },
  'payload-locked-documents': {
    document: SYSTEM,
    globalSlug: SYSTEM,
    // Taking over what one may save oneself.
    user: SYSTEM,
  },
  // Each user has only their own preferences, which nobody else reads.
  'payload-preferences': { '*': { read: NONE }, user: SECRET },
  settings: {
    maintenance: { update: ADMINISTRATOR },
    'maintenance.translatedFrom': SYSTEM,
    // Computed; what a form sends back is compared, not stored.
    'maintenance.indonesianDigest': SYSTEM,
  },
  market: {
    'rates.warnAbovePercent': FIGURES,
    'rates.approveAbovePercent': FIGURES,
    'rates.pull': FIGURES,
    'rates.pull.changedBy': SYSTEM,
    'funds.warnAbovePercent': FIGURES,
    'funds.approveAbovePercent': FIGURES,
    'funds.pull': FIGURES,
    'funds.pull.changedBy': SYSTEM,
  },
};

/** A field that is no group: its path, and the groups that it is in. */
export type Leaf = { path: string; field: FlattenedField; within: readonly FlattenedField[] };

/** The fields of a collection or global, with those of groups instead of the groups. */
export function leavesOf(fields: readonly FlattenedField[], within: readonly FlattenedField[] = []): Leaf[] {
  return fields.flatMap((field) =>
    field.type === 'group' || field.type === 'tab'
      ? leavesOf(field.flattenedFields, [...within, field])
      : [{ path: [...within, field].map(({ name }) => name).join('.'), field, within }],
  );
}

const isHidden = (field: FlattenedField) => 'hidden' in field && field.hidden === true;

/** Whether the screens let nobody enter a field. */
function isShownOnly(field: FlattenedField): boolean {
  const { disabled, hidden, readOnly } = (field.admin ?? {}) as Record<string, unknown>;
  return isHidden(field) || Boolean(disabled || hidden || readOnly);
}

/** The row of a field; by default that of the document, or nobody for a field that no screen shows. */
export function rightsOfField(slug: string, { path, field, within }: Leaf): FieldRights {
  const rows = FIELD_RIGHTS[slug] ?? {};
  const paths = path.split('.').map((_, index, names) => names.slice(0, names.length - index).join('.'));
  const row =
    paths.map((candidate) => rows[candidate]).find((candidate) => candidate !== undefined) ?? rows['*'];
  if (row) return row;
  const ofEvery = EVERYWHERE[path];
  if (ofEvery) return ofEvery;
  const all = [...within, field];
  if (all.some(isHidden)) return SECRET;
  return all.some(isShownOnly) ? SYSTEM : {};
}
