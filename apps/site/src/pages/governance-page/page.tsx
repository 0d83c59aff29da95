import { useLoaderData } from 'react-router';
import { DocumentLink } from '#src/components/document-link/document-link.tsx';
import { ReferencePage } from '#src/features/items/reference-page/reference-page.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { GovernancePagePageData } from './loader.server.ts';

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
