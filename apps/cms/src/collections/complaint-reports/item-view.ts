import { loadDocumentLookup } from '#cms/content/document-file.ts';
import type { Shown } from '#cms/content/stored.ts';
import { type ItemContext, type ItemView, listedInFull, summaryOf } from '#cms/items/item-view.ts';

async function reports(items: Shown<'complaint-reports'>[], { locale, payload }: ItemContext) {
  const files = items.map(({ item }) => item.file);
  const documents = await loadDocumentLookup(payload, files, locale);
  return (shown: Shown<'complaint-reports'>) => {
    const { file, rows, year } = shown.item;
    return {
      ...summaryOf(shown),
      year,
      rows: rows.map(({ category, received, settledInTime, settledLate, inProgress }) => ({
        category,
        received,
        settledInTime,
        settledLate,
        inProgress,
      })),
      file: documents(file),
    };
  };
}

/** Yearly complaint reports, newest year first. */
export const complaintReportsView: ItemView<'complaint-reports'> = {
  sort: ['-year', '-id'],
  ...listedInFull(reports),
};
