import {
  exchangeRatesResponse,
  fundsResponse,
  ITEM_COLLECTIONS,
  type Locale,
  type SearchContent,
  searchContent,
  siteSettings,
} from '@beranda/contract';

/** Something with a name that a page of the site shows among others. */
export type CodeAndName = { code: string; name: string };

/** Receives what the search needs besides texts, each time as a full snapshot. */
export type SnapshotReceiver = {
  setContent(locale: Locale, content: SearchContent): void;
  /** The bank's name. */
  setBankName(locale: Locale, name: string): void;
  setFunds(locale: Locale, funds: readonly CodeAndName[]): void;
  setCurrencies(locale: Locale, currencies: readonly CodeAndName[]): void;
};

/** A response of the content API that is read as a full snapshot when its cache tags have changed. */
export type SnapshotSource = {
  /** It is read again when one of them has changed. */
  tags: readonly string[];
  /** Below `/api/content/`, without the language. */
  path: string;
  /** @throws ZodError for a body that does not have the shape. */
  apply(receiver: SnapshotReceiver, locale: Locale, body: unknown): void;
};

export const SNAPSHOT_SOURCES: readonly SnapshotSource[] = [
  {
    // Promoted results have title, address and period of their items.
    tags: ['search', 'synonyms', ...ITEM_COLLECTIONS],
    path: 'globals/search',
    apply: (receiver, locale, body) => receiver.setContent(locale, searchContent.parse(body)),
  },
  {
    tags: ['settings'],
    path: 'globals/settings',
    apply: (receiver, locale, body) => receiver.setBankName(locale, siteSettings.parse(body).bankName),
  },
  {
    tags: ['funds'],
    path: 'funds',
    apply(receiver, locale, body) {
      const { funds } = fundsResponse.parse(body);
      receiver.setFunds(
        locale,
        funds.map(({ name, slug }) => ({ code: slug, name })),
      );
    },
  },
  {
    tags: ['currencies'],
    path: 'exchange-rates',
    apply: (receiver, locale, body) =>
      receiver.setCurrencies(locale, exchangeRatesResponse.parse(body).currencies),
  },
];
