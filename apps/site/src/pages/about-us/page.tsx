import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { ArticleGrid } from '#src/features/articles/article-card.tsx';
import { newsQuery } from '#src/features/articles/news/news-query.ts';
import { useNewsArticleMapper } from '#src/features/articles/news/use-news-article-mapper.ts';
import { Company } from '#src/features/company/company.tsx';
import { Contents } from '#src/features/company/contents.tsx';
import { Group } from '#src/features/company/group.tsx';
import { Management } from '#src/features/company/management.tsx';
import { Structure } from '#src/features/company/structure.tsx';
import { ReportList } from '#src/features/reports/report-list.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { AboutUsData } from './loader.server.ts';

export function Page() {
  const { about, chart, commissioners, companies, directors, news, reports } = useLoaderData<AboutUsData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('about');
  const toArticle = useNewsArticleMapper();
  const hasStructure = about.structure.units.length > 0;
  const hasManagement = directors.length + commissioners.length > 0;
  const sections = {
    company: about.company.paragraphs.length > 0,
    'vision-and-mission': about.vision !== '',
    history: about.history.length > 0,
    structure: hasStructure,
    management: hasManagement,
    reports: reports.length > 0,
    group: companies.length > 0,
  };
  return (
    <>
      <PageHead title={t('title')} description={t('description', { bankName: settings.bankName })} />
      <PageHeader
        crumbs={[{ text: t('title'), url: '/about-us' }]}
        eyebrow={about.headline ? t('title') : undefined}
        title={about.headline || t('title')}
        lead={about.lead || settings.description}
      >
        <Contents sections={sections} />
      </PageHeader>
      <Company about={about} />
      {hasStructure && <Structure chart={chart} units={about.structure.units} />}
      {hasManagement && <Management directors={directors} commissioners={commissioners} />}
      {reports.length > 0 && (
        <SectionBand
          id="reports"
          tone="surface-alt"
          title={t('reports')}
          action={<MoreLink url="/about-us/financial-statements" text={t('allReports')} />}
        >
          <ReportList reports={reports} />
        </SectionBand>
      )}
      {news.length > 0 && (
        <SectionBand
          title={t('news')}
          action={<MoreLink url={newsQuery.url({ topic: 'company' })} text={t('allNews')} />}
        >
          <ArticleGrid articles={news.map(toArticle)} />
        </SectionBand>
      )}
      {companies.length > 0 && <Group companies={companies} />}
      <ScrollToTop />
    </>
  );
}

function MoreLink({ url, text }: { url: string; text: string }) {
  return (
    <SiteLink to={url} className="text-link">
      {text}
      <Icon name="arrow-right" size={18} />
    </SiteLink>
  );
}
