import { LOCALES, type Locale } from '@beranda/contract';
import { isSameValue } from '#cms/admin/editing/differences.ts';
import type { InEach } from '#cms/content/multilingual.ts';
import { lastSaveIn } from '#cms/saves/last-save.ts';
import { SYSTEM_FIELDS } from '#cms/saves/system-fields.ts';

export type Values = Record<string, unknown>;

/** A stored version, with all of its languages. */
export type VersionInAllLanguages = {
  id: number | string;
  updatedAt: string;
  autosave?: boolean | null;
  snapshot?: boolean | null;
  version: Values & {
    _status?: InEach<string>;
    deletedAt?: unknown;
    lastSave?: unknown;
    updatedAt?: string;
  };
};

/** The kind of a save. Without drafts each save is public. */
export type SaveKind = 'saved' | 'draft' | 'published' | 'withdrawn' | 'trashed';

/** One save in the history of a document. */
export type Entry = {
  /** The version with all languages, used for comparison and restoring. */
  id: number | string;
  number: number;
  at: string;
  by: string | null;
  locale: Locale | null;
  saveKind: SaveKind;
  version: VersionInAllLanguages['version'];
  /** The latest draft. */
  isLatest: boolean;
  /** Languages in which this publication is still public. */
  publicIn: Locale[];
};

/** A publication stores two versions within seconds: the public state and the draft. */
const PAIRED_WITHIN_MS = 5_000;

const isPublishedIn = ({ version }: VersionInAllLanguages, locale: Locale | null) =>
  locale !== null && version._status?.[locale] === 'published';

function isSameText(a: Values, b: Values): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => SYSTEM_FIELDS.includes(name) || isSameValue(a[name], b[name]));
}

function saveKindOf(
  version: VersionInAllLanguages,
  before: VersionInAllLanguages | undefined,
  locale: Locale | null,
): SaveKind {
  const { _status: status } = version.version;
  if (status === undefined) return 'saved';
  if (version.version.deletedAt) return 'trashed';
  const { action } = lastSaveIn(version.version) ?? {};
  if (action) return action === 'publish' ? 'published' : action === 'withdraw' ? 'withdrawn' : 'draft';
  const isNamed = locale !== null && status?.[locale] !== undefined;
  const isPublished = isNamed
    ? isPublishedIn(version, locale)
    : Object.values(status ?? {}).includes('published');
  if (isPublished && !version.autosave) return 'published';
  const wasPublished =
    before !== undefined &&
    LOCALES.some((candidate) => isPublishedIn(before, candidate) && !isPublishedIn(version, candidate));
  // A draft of a published item has the same status, but other texts.
  return wasPublished && isSameText(version.version, before.version) ? 'withdrawn' : 'draft';
}

/**
 * Drops the version of a publication that lacks the other language; in comparisons its texts would appear
 * deleted.
 */
function wholeVersions(versions: readonly VersionInAllLanguages[]): VersionInAllLanguages[] {
  return versions.filter((version, index) => {
    const next = versions[index + 1];
    if (version.snapshot || !next?.snapshot) return true;
    return Date.parse(next.updatedAt) - Date.parse(version.updatedAt) > PAIRED_WITHIN_MS;
  });
}

/**
 * The history of a document, newest save first.
 *
 * @param versions in stored order, oldest first
 * @param shown languages that are public now
 */
export function historyEntriesOf(
  versions: readonly VersionInAllLanguages[],
  shown: readonly Locale[],
): Entry[] {
  const completeVersions = wholeVersions(versions);
  const entries = completeVersions.map((version, index): Entry => {
    const last = lastSaveIn(version.version);
    const locale = last?.locale ?? null;
    return {
      id: version.id,
      number: index + 1,
      at: version.updatedAt,
      by: last?.by ?? null,
      locale,
      saveKind: saveKindOf(version, completeVersions[index - 1], locale),
      version: version.version,
      isLatest: index === completeVersions.length - 1,
      publicIn: [],
    };
  });
  for (const locale of shown) {
    const publication = entries.findLast(
      (entry) =>
        entry.saveKind === 'published' &&
        (entry.locale === locale || entry.locale === null) &&
        entry.version._status?.[locale] === 'published',
    );
    publication?.publicIn.push(locale);
  }
  return entries.toReversed();
}
