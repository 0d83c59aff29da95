import type { AboutContent, Picture, ReportSummary } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ListedItem } from '#src/content/items.ts';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { SiteLink } from '#src/shell/site-link.tsx';
import { ArticleGrid } from '#src/widgets/article/article-card.tsx';
import { Icon } from '#src/widgets/icon.tsx';
import { useNewsArticle } from '#src/widgets/news/use-news-article.ts';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';
import { ReportList } from '#src/widgets/reports/report-list.tsx';
import { ScrollToTop } from '#src/widgets/scroll-to-top/scroll-to-top.tsx';
import { SectionBand } from '#src/widgets/section-band/section-band.tsx';
import { Company } from './company.tsx';
import { Contents } from './contents.tsx';
import { Group } from './group.tsx';
import { Management } from './management.tsx';
import { Structure } from './structure.tsx';

export type AboutUsData = {
  about: AboutContent;
  chart: Picture;
  directors: ListedItem<'people'>[];
  commissioners: ListedItem<'people'>[];
  companies: ListedItem<'group-companies'>[];
  /** The latest of each kind. */
  reports: ReportSummary[];
  news: ListedItem<'news'>[];
};

export function Page() {
  const { about, chart, commissioners, companies, directors, news, reports } = useLoaderData<AboutUsData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('about');
  const articleOf = useNewsArticle();
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
      <PageHead title={t('title')} description={about.lead || settings.description} />
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
          ground="sand"
          title={t('reports')}
          action={<More url="/about-us/financial-statements" text={t('allReports')} />}
        >
          <ReportList reports={reports} />
        </SectionBand>
      )}
      {news.length > 0 && (
        <SectionBand title={t('news')} action={<More url="/news?topic=company" text={t('allNews')} />}>
          <ArticleGrid articles={news.map(articleOf)} />
        </SectionBand>
      )}
      {companies.length > 0 && <Group companies={companies} />}
      <ScrollToTop />
    </>
  );
}

function More({ url, text }: { url: string; text: string }) {
  return (
    <SiteLink to={url} className="text-link">
      {text}
      <Icon name="arrow-right" size={18} />
    </SiteLink>
  );
}
