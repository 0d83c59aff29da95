import { branchKinds, type Locale, MAX_PAGE_SIZE, type ProvinceCode, provinces } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { ListedItem } from '#src/content/items.ts';
import { foldedWords } from '#src/content/search-words.ts';
import { createPlaceIndex, type PlaceIndex } from './search/place-index.ts';

export type ListedBranch = ListedItem<'branches'>;

/** All branches of one language, prepared for searches. */
export type BranchDirectory = {
  locale: Locale;
  /** Sorted by city, kind and name. */
  all: readonly ListedBranch[];
  byCity: ReadonlyMap<string, readonly ListedBranch[]>;
  /** By name. */
  cities: readonly { city: string; province: ProvinceCode; count: number }[];
  /** By name. */
  provinces: readonly { province: ProvinceCode; name: string; count: number }[];
  index: PlaceIndex;
  /** Folded words by which a branch is found: those of its name, address, district, city, province in both languages. */
  wordsOf(branch: ListedBranch): readonly string[];
};

/** One collator for all comparisons: `localeCompare` makes one for each. */
const collator = new Intl.Collator('id');

/** By city; within a city branches first, ATMs last. */
function byCityAndKind(a: ListedBranch, b: ListedBranch): number {
  return (
    collator.compare(a.city, b.city) ||
    branchKinds.indexOf(a.kind) - branchKinds.indexOf(b.kind) ||
    collator.compare(a.title, b.title)
  );
}

function createDirectory(branches: readonly ListedBranch[], locale: Locale): BranchDirectory {
  const all = branches.toSorted(byCityAndKind);
  const words = new WeakMap<ListedBranch, readonly string[]>();
  const byCity = Map.groupBy(all, ({ city }) => city);
  const byProvince = Map.groupBy(all, ({ province }) => province);
  return {
    locale,
    all,
    byCity,
    cities: [...byCity].flatMap(([city, branches]) =>
      branches[0] ? [{ city, province: branches[0].province, count: branches.length }] : [],
    ),
    provinces: [...byProvince]
      .map(([province, branches]) => ({
        province,
        name: provinces[province][locale],
        count: branches.length,
      }))
      .sort((a, b) => collator.compare(a.name, b.name)),
    index: createPlaceIndex(all),
    wordsOf(branch) {
      const cached = words.get(branch);
      if (cached) return cached;
      const { title, address, district, city, postalCode, province } = branch;
      const { id, en } = provinces[province];
      const text = [title, address, district, city, postalCode, id, en].join(' ');
      const distinctWords = [...new Set(foldedWords(text))];
      words.set(branch, distinctWords);
      return distinctWords;
    },
  };
}

const directories = new WeakMap<readonly ListedBranch[], BranchDirectory>();

/** The directory of all published branches; the same until one of them changes. */
export async function branchDirectory(
  content: Pick<Content, 'allItems'>,
  locale: Locale,
  previewToken?: string,
): Promise<BranchDirectory> {
  const branches = await content.allItems('branches', locale, { previewToken, itemsPerPage: MAX_PAGE_SIZE });
  const cached = directories.get(branches);
  if (cached?.locale === locale) return cached;
  const created = createDirectory(branches, locale);
  directories.set(branches, created);
  return created;
}
