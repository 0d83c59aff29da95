import type { LegalNoticeKind } from '@beranda/contract';
import type { ReactNode } from 'react';
import { PageHead } from '#src/app/page-head.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { useDateText } from '#src/components/date-text/use-date-text.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { RichText } from '#src/components/rich-text.tsx';
import type { SidebarData } from '#src/components/sidebar-list/sidebar-data.ts';
import type { Item } from '#src/content/items.ts';
import type { RichTextNode } from '#src/content/rich-text.ts';
import { ItemHead } from '#src/features/items/item-head.tsx';
import { PrintButton } from '#src/features/items/reference-page/print-button.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { Section } from './sections.server.ts';
import { type NoticeVersion, Versions } from './versions.tsx';

export type NoticeVersionText = Omit<Item<'notices'>, 'body'> & {
  introduction: RichTextNode[];
  sections: Section[];
};

export type NoticePageData = {
  kind: LegalNoticeKind;
  /** Null if none is in force. */
  shown: NoticeVersionText | null;
  /** Published versions, the one in force first. */
  versions: NoticeVersion[];
  isPreview: boolean;
  sidebar?: SidebarData;
};

type NoticePageProps = {
  data: NoticePageData;
  /** Path without language prefix. */
  url: string;
  /** After the text of the notice. */
  children?: ReactNode;
};

/** Statutory notice: the version in force, or an earlier one marked as such. */
export function NoticePage({ data: { kind, shown, versions, isPreview }, url, children }: NoticePageProps) {
  const t = useTranslations('legalNotice');
  const dateText = useDateText();
  const crumbs = [{ text: t(kind), url }];
  if (!shown)
    return (
      <>
        <PageHead title={t(kind)} description={t('empty')} isIndexed={false} />
        <PageHeader crumbs={crumbs} title={t(kind)} />
        <div className="container-page pb-section">
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            action={{ text: t('emptyAction'), url: '/about-us/contact-us' }}
          />
          {children}
        </div>
      </>
    );
  const [current] = versions;
  const isEarlier = !isPreview && current !== undefined && current.version !== shown.version;
  const lang = languageOf(shown);
  return (
    <>
      <ItemHead
        item={shown}
        description={shown.summary}
        isPreview={isPreview}
        isIndexed={!isEarlier}
        {...(isEarlier ? { canonicalPath: url } : {})}
      />
      <article className="max-w-text">
        <PageHeader
          crumbs={crumbs}
          eyebrow={t('inForce', { version: shown.version, date: dateText(shown.effectiveFrom) })}
          title={shown.title}
          lang={lang}
          lead={shown.summary}
        >
          <PrintButton />
        </PageHeader>
        {isEarlier && (
          <div className="mt-8">
            <Notice
              kind="warning"
              title={t('notInForce')}
              action={
                <SiteLink to={url} className="link">
                  {t('readCurrent')}
                </SiteLink>
              }
            >
              {t('notInForceText', {
                version: shown.version,
                current: current.version,
                date: dateText(current.effectiveFrom),
              })}
            </Notice>
          </div>
        )}
        <div className="mt-10 grid gap-12" lang={lang}>
          {shown.introduction.length > 0 && <RichText nodes={shown.introduction} />}
          {shown.sections.map(({ id, nodes }) => (
            <section key={id} id={id} className="[&_h2]:mt-0">
              <RichText nodes={nodes} />
            </section>
          ))}
        </div>
        {children}
        <Versions kind={kind} versions={versions} shown={isPreview ? undefined : shown.version} />
      </article>
    </>
  );
}
