import type { ComplaintReportSummary, ComplaintRow } from '@beranda/contract';
import { type Documents, fetchDocuments } from '#cms/content/document-file.ts';
import { type Shown, type StoredItem, summaryOf } from '#cms/content/stored-item.ts';
import type { ItemContext, ItemView } from '#cms/items/item-view.ts';

type StoredComplaintReport = StoredItem & {
  year?: number | null;
  rows?: Partial<ComplaintRow>[] | null;
  file?: unknown;
};

const documentsOf = (items: Shown<StoredComplaintReport>[], { locale, payload }: ItemContext) =>
  fetchDocuments(
    payload,
    items.map(({ item }) => item.file),
    locale,
  );

function reportOf(shown: Shown<StoredComplaintReport>, documents: Documents): ComplaintReportSummary {
  const { file, rows, updatedAt, year } = shown.item;
  return {
    ...summaryOf(shown),
    year: year ?? Number(updatedAt.slice(0, 4)),
    rows: (rows ?? []).map((row) => ({
      category: row.category ?? 'service',
      received: row.received ?? 0,
      settledInTime: row.settledInTime ?? 0,
      settledLate: row.settledLate ?? 0,
      inProgress: row.inProgress ?? 0,
    })),
    file: documents(file),
  };
}

/** Yearly complaint reports, newest year first. */
export const complaintReportsView: ItemView<'complaint-reports', StoredComplaintReport> = {
  sort: ['-year', '-id'],
  async summaries(items, context) {
    const documents = await documentsOf(items, context);
    return items.map((shown) => reportOf(shown, documents));
  },
  async detail(shown, context) {
    return reportOf(shown, await documentsOf([shown], context));
  },
};
