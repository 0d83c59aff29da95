import { loadDocumentLookup } from '#cms/content/document-file.ts';
import type { Shown } from '#cms/content/stored.ts';
import { type ItemContext, type ItemView, listedInFull, summaryOf } from '#cms/items/item-view.ts';

async function reports(items: Shown<'reports'>[], { locale, payload }: ItemContext) {
  const files = items.map(({ item }) => item.file);
  const documents = await loadDocumentLookup(payload, files, locale);
  return (shown: Shown<'reports'>) => {
    const { auditStatus, file, kind, positionDate, publishedOn } = shown.item;
    return { ...summaryOf(shown), kind, positionDate, auditStatus, publishedOn, file: documents(file) };
  };
}

/** Reports, newest position first. All fit on one page: about twenty are added per year. */
export const reportsView: ItemView<'reports'> = {
  sort: ['-positionDate', '-publishedOn', '-id'],
  search: { valueFields: ['kind', 'auditStatus'] },
  ...listedInFull(reports),
};
