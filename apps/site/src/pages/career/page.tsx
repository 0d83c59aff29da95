import { useLoaderData } from 'react-router';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { BackLink } from '#src/components/back-link/back-link.tsx';
import { Breadcrumbs } from '#src/components/breadcrumbs.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { RichText } from '#src/components/rich-text.tsx';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { Share } from '#src/components/share/share.tsx';
import { JobPostingJsonLd } from '#src/features/careers/job-posting-json-ld.tsx';
import { PositionDetails } from '#src/features/careers/position-details.tsx';
import { ItemHead } from '#src/features/items/item-head.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { CareerPageData } from './loader.server.ts';

/** Characters from which a title is smaller on phones, where it would fill the screen. */
const LONG_TITLE = 48;

const BACK_TO = { path: '/careers' };

export function Page() {
  const { position, provinceName, isOpen, isPreview } = useLoaderData<CareerPageData>();
  const t = useTranslations('careers');
  const locale = useSiteLocale();
  const { siteUrl } = useSiteConfig();
  const lang = languageOf(position);
  const url = `/careers/${position.slug}`;
  return (
    <>
      <ItemHead item={position} description={position.summary} isPreview={isPreview} isIndexed={isOpen} />
      {isOpen && <JobPostingJsonLd position={position} provinceName={provinceName} />}
      <article className="container-page pt-7 pb-section">
        <Breadcrumbs
          crumbs={[
            { text: t('title'), url: '/careers' },
            { text: position.title, url },
          ]}
          lang={lang}
        />
        <p className="mt-10 flex flex-wrap gap-2">
          <span className={`badge ${isOpen ? 'badge-success' : 'badge-danger'}`}>
            {t(isOpen ? 'live' : 'closed')}
          </span>
          <span className="badge">{t(`employments.${position.employment}`)}</span>
          <span className="badge">{t(`fields.${position.field}`)}</span>
        </p>
        <h1
          lang={lang}
          className={`mt-4 max-w-4xl ${position.title.length > LONG_TITLE ? 'text-pretty text-3xl md:text-title' : 'text-title'}`}
        >
          {position.title}
        </h1>
        <p lang={lang} className="mt-5 max-w-text text-lead">
          {position.summary}
        </p>
        {!isOpen && (
          <div className="mt-8">
            <Notice
              kind="warning"
              title={t('closedTitle')}
              action={
                <SiteLink to="/careers" className="link">
                  {t('openPositions')}
                </SiteLink>
              }
            >
              {t('closedText')}
            </Notice>
          </div>
        )}
        <div className="mt-10 grid grid-cols-1 gap-10 border-line border-t pt-10 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-16">
          <PositionDetails position={position} provinceName={provinceName} isOpen={isOpen} />
          <div className="min-w-0 max-w-text">
            <section>
              <h2 className="text-2xl">{t('jobDescription')}</h2>
              <div lang={lang} className="mt-4">
                <RichText nodes={position.description} />
              </div>
            </section>
            <section className="mt-12">
              <h2 className="text-2xl">{t('requirement')}</h2>
              <div lang={lang} className="mt-4">
                <RichText nodes={position.requirements} />
              </div>
            </section>
          </div>
        </div>
        <div className="mt-12 border-line border-t pt-8 print:hidden">
          <Share url={siteUrl + inLocale(url, locale)} title={position.title} />
          <BackLink to={BACK_TO} className="mt-8">
            {t('back')}
          </BackLink>
        </div>
      </article>
      <ScrollToTop />
    </>
  );
}
