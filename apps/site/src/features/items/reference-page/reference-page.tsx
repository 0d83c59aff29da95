import type { ReactNode } from 'react';
import type { Crumb } from '#src/components/breadcrumbs.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { RichText } from '#src/components/rich-text.tsx';
import type { RichTextNode } from '#src/content/rich-text.ts';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { ItemHead, type ItemHeadProps } from '../item-head.tsx';
import { type AdjacentLink, PreviousNext } from './previous-next.tsx';
import { PrintButton } from './print-button.tsx';

type ReferencePageProps = {
  item: ItemHeadProps['item'] & { summary: string; textChangedAt: string; body: RichTextNode[] };
  /** Breadcrumbs including this page. */
  crumbs: Crumb[];
  eyebrow: string;
  isPreview: boolean;
  previous?: AdjacentLink | undefined;
  next?: AdjacentLink | undefined;
  /** Below the text: documents. */
  children?: ReactNode;
  /** At the end of the page: feedback. */
  end?: ReactNode;
};

/** Reference page (guide, governance): text next to the list of its siblings. */
export function ReferencePage({
  item,
  crumbs,
  eyebrow,
  isPreview,
  children,
  end,
  ...row
}: ReferencePageProps) {
  const t = useTranslations('reference');
  const format = useFormatter();
  const lang = languageOf(item);
  return (
    <>
      <ItemHead item={item} description={item.summary} isPreview={isPreview} />
      <article className="max-w-text">
        <PageHeader crumbs={crumbs} eyebrow={eyebrow} title={item.title} lang={lang} lead={item.summary} />
        <div className="steps mt-10" lang={lang}>
          <RichText nodes={item.body} />
        </div>
        {children}
        <div className="mt-10 flex flex-wrap items-center justify-between gap-4 text-muted text-sm">
          <p>
            {t('updated', { date: format.dateTime(new Date(item.textChangedAt), { dateStyle: 'long' }) })}
          </p>
          <PrintButton />
        </div>
        {end}
      </article>
      <PreviousNext {...row} />
    </>
  );
}
