import type { AuditStatus, ReportKind, ReportSummary } from '@beranda/contract';
import { type Documents, fetchDocuments } from '#cms/content/document-file.ts';
import { type Shown, type StoredItem, summaryOf } from '#cms/content/stored-item.ts';
import type { ItemContext, ItemView } from '#cms/items/item-view.ts';

type StoredReport = StoredItem & {
  kind?: ReportKind | null;
  positionDate?: string | null;
  auditStatus?: AuditStatus | null;
  publishedOn?: string | null;
  file?: unknown;
};

const documentsOf = (items: Shown<StoredReport>[], { locale, payload }: ItemContext) =>
  fetchDocuments(
    payload,
    items.map(({ item }) => item.file),
    locale,
  );

function reportOf(shown: Shown<StoredReport>, documents: Documents): ReportSummary {
  const { auditStatus, file, kind, positionDate, publishedOn, updatedAt } = shown.item;
  const day = updatedAt.slice(0, 10);
  return {
    ...summaryOf(shown),
    kind: kind ?? 'quarterly',
    // A draft may lack dates; previews still work.
    positionDate: positionDate ?? day,
    auditStatus: auditStatus ?? 'unaudited',
    publishedOn: publishedOn ?? day,
    file: documents(file),
  };
}

/** Reports, newest position first. All fit on one page: about twenty are added per year. */
export const reportsView: ItemView<'reports', StoredReport> = {
  sort: ['-positionDate', '-publishedOn', '-id'],
  async summaries(items, context) {
    const documents = await documentsOf(items, context);
    return items.map((shown) => reportOf(shown, documents));
  },
  async detail(shown, context) {
    return reportOf(shown, await documentsOf([shown], context));
  },
};
