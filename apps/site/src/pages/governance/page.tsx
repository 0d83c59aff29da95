import { type GovernanceCategory, governanceCategories } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { SearchField } from '#src/components/search-field/search-field.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { ListedItem } from '#src/content/items.ts';
import { governanceQuery } from '#src/features/governance/governance-query.ts';
import { ListPage } from '#src/features/lists/list-page.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { GovernancePageData } from './loader.server.ts';

export function Page() {
  const { hasMany, category, search, page, itemsPerPage, totalItems, sections } =
    useLoaderData<GovernancePageData>();
  const t = useTranslations('governance');
  const isFiltered = search !== '' || category !== null;
  const urlOf = (one: GovernanceCategory | null) => governanceQuery.url({ category: one, q: search });
  return (
    <ListPage
      query={governanceQuery}
      values={{ category, q: search }}
      list={{ page, itemsPerPage, totalItems }}
      title={category ? t('titleOf', { category: t(`category.${category}`) }) : t('title')}
      heading={category ? t(`category.${category}`) : t('title')}
      lead={t('lead')}
      description={(bank) => t('description', bank)}
      isIndexed={search === ''}
      crumbs={[
        { text: t('title'), url: governanceQuery.path },
        ...(category ? [{ text: t(`category.${category}`), url: governanceQuery.url({ category }) }] : []),
      ]}
      search={
        (hasMany || search) && (
          <SearchField
            url={governanceQuery.path}
            label={t('searchLabel')}
            placeholder={t('searchPlaceholder')}
            action={t('search')}
            query={search}
            className="max-w-xl"
          />
        )
      }
      filter={
        (hasMany || search !== '') && {
          parameter: 'category',
          label: t('categories'),
          all: t('all'),
          choices: governanceCategories.map((value) => ({ value, text: t(`category.${value}`) })),
        }
      }
      above={
        search && (
          <p role="status" className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
            <strong>{t('found', { count: totalItems, search })}</strong>
            {totalItems > 0 && (
              <SiteLink to={governanceQuery.path} className="link">
                {t('showAll')}
              </SiteLink>
            )}
          </p>
        )
      }
      below={<Reports />}
      empty={
        isFiltered
          ? {
              scene: 'map-magnifier',
              title: t('notFound'),
              text: t('notFoundText'),
              action: { text: t('showAll'), url: governanceQuery.path },
            }
          : { title: t('empty'), text: t('emptyText') }
      }
    >
      {() =>
        sections.map((section) => (
          <section key={section.category} className="mt-14 first:mt-6">
            <h2 className={category ? 'sr-only' : 'text-2xl md:text-3xl'}>
              {t(`category.${section.category}`)}
            </h2>
            {/* Four cards are two rows of two, so that none stands alone. */}
            <ul
              className={`mt-6 grid gap-6 sm:grid-cols-2 ${section.pages.length === 4 ? '' : 'lg:grid-cols-3'}`}
            >
              {section.pages.map((page) => (
                <li key={page.slug} className="grid sm:max-lg:last:odd:col-span-2">
                  <GovernanceCard page={page} />
                </li>
              ))}
            </ul>
            {!category && section.totalPages > section.pages.length && (
              <p className="mt-6">
                <SiteLink to={urlOf(section.category)} className="text-link">
                  {t('more', { count: section.totalPages, category: t(`category.${section.category}`) })}
                  <Icon name="arrow-right" size={18} />
                </SiteLink>
              </p>
            )}
          </section>
        ))
      }
    </ListPage>
  );
}

function Reports() {
  const t = useTranslations('governance');
  return (
    <SectionBand tone="surface-alt">
      <div className="flex flex-wrap items-center justify-between gap-6">
        <div>
          <h2 className="text-2xl md:text-3xl">{t('reportsTitle')}</h2>
          <p className="mt-2 max-w-text text-muted">{t('reportsText')}</p>
        </div>
        <SiteLink to="/about-us/financial-statements" className="button button-primary">
          {t('reportsAction')}
        </SiteLink>
      </div>
    </SectionBand>
  );
}

function GovernanceCard({ page }: { page: ListedItem<'governance'> }) {
  const lang = languageOf(page);
  return (
    <article className="card group relative flex flex-col p-6">
      <h3 className="pr-9 text-xl leading-snug">
        <SiteLink
          to={`${governanceQuery.path}/${page.slug}`}
          lang={lang}
          className="card-link group-hover:text-primary"
        >
          {page.title}
        </SiteLink>
      </h3>
      <p className="mt-2 text-muted" lang={lang}>
        {page.summary}
      </p>
      <Icon name="arrow-right" size={20} className="absolute top-7 right-6 text-primary" />
    </article>
  );
}
