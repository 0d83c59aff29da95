import type { GuaranteeRatesSummary } from '@beranda/contract';
import { type Shown, type StoredItem, summaryOf } from '#cms/content/stored-item.ts';
import type { ItemView } from '#cms/items/item-view.ts';

type StoredGuarantee = StoredItem & {
  validFrom?: string | null;
  validTo?: string | null;
  rupiah?: number | null;
  foreign?: number | null;
  rural?: number | null;
};

function guaranteeOf(shown: Shown<StoredGuarantee>): GuaranteeRatesSummary {
  const { foreign, rupiah, rural, updatedAt, validFrom, validTo } = shown.item;
  const day = updatedAt.slice(0, 10);
  return {
    ...summaryOf(shown),
    validFrom: validFrom ?? day,
    validTo: validTo ?? day,
    rupiah: rupiah ?? 0,
    foreign: foreign ?? 0,
    rural: rural ?? 0,
  };
}

/** Guaranteed deposit rates, newest period first. */
export const guaranteeRatesView: ItemView<'guarantee-rates', StoredGuarantee> = {
  sort: ['-validFrom', '-id'],
  summaries: async (items) => items.map(guaranteeOf),
  detail: async (shown) => guaranteeOf(shown),
};
