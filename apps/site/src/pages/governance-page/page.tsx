import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Item } from '#src/content/items.ts';
import { DocumentLink } from '#src/widgets/document-link/document-link.tsx';
import type { Neighbour } from '#src/widgets/reference-page/neighbours.tsx';
import { ReferencePage } from '#src/widgets/reference-page/reference-page.tsx';
import type { SidebarData } from '#src/widgets/sidebar-list/sidebar-data.ts';

export type GovernancePagePageData = {
  page: Item<'governance'>;
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
  isPreview: boolean;
  sidebar: SidebarData;
};

export function Page() {
  const { page, previous, next, isPreview } = useLoaderData<GovernancePagePageData>();
  const t = useTranslations('governance');
  return (
    <ReferencePage
      item={page}
      crumbs={[
        { text: t('title'), url: '/about-us/governance' },
        { text: page.title, url: `/about-us/governance/${page.slug}` },
      ]}
      eyebrow={t(`category.${page.category}`)}
      isPreview={isPreview}
      previous={previous}
      next={next}
    >
      {page.attachments.length > 0 && (
        <section className="card mt-12 p-6">
          <h2 className="text-xl">{t('attachments')}</h2>
          <ul className="mt-3 grid gap-1">
            {page.attachments.map((file) => (
              <li key={file.url}>
                <DocumentLink file={file} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </ReferencePage>
  );
}
