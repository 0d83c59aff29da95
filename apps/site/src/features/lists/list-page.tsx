import type { ComponentProps, ReactNode } from 'react';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { fromQuery } from '#src/components/back-link/from-query.ts';
import type { Crumb } from '#src/components/breadcrumbs.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ListPages } from '#src/components/pagination/index.ts';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { Tags } from '#src/components/tags/tags.tsx';
import type { PageQuery, Parameters, ValuesOf } from '#src/content/page-query.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { FeedLink, type FeedLinkProps } from './feed-link.tsx';

/** One parameter of the query as links: everything, or one choice. */
type ListFilter = {
  parameter: string;
  label: string;
  /** Text of the link to everything. */
  all: string;
  choices: readonly { value: string; text: string; lang?: string }[];
};

type ListPageProps<P extends Parameters> = {
  query: PageQuery<P>;
  /** Values of the query, without the page number. */
  values: Partial<ValuesOf<P>>;
  /** The page's path if it is a variant of the query's page: inside the bank's app, without header. */
  path?: string;
  list: { page: number; itemsPerPage: number; totalItems: number };
  /** Document title, without bank and page number. */
  title: string;
  /** Default: the title. */
  heading?: string;
  lead?: string;
  description: (texts: { bankName: string }) => string;
  /** From the home page to this page. */
  crumbs: Crumb[];
  isIndexed?: boolean;
  feed?: FeedLinkProps;
  filter?: ListFilter | false;
  /** In the header, above the filter. */
  search?: ReactNode;
  /** Between header and list. */
  above?: ReactNode;
  below?: ReactNode;
  empty: ComponentProps<typeof EmptyState>;
  /** The items of the page. `from` is the query of their links, which leads `BackLink` back here. */
  children: (from: string) => ReactNode;
};

/** A list page: head, feed, header with filter, items or the empty state, pagination. */
export function ListPage<P extends Parameters>(props: ListPageProps<P>) {
  const { query, values, path = query.path, list, title, heading = title, filter, search, empty } = props;
  const { settings } = useRequiredRootData();
  const t = useTranslations('pagination');
  const isVariant = path !== query.path;
  const url = query.url(values, path);
  const tags = filter && <FilterTags filter={filter} current={url} urlOf={urlOf} />;

  function urlOf(value: string | null): string {
    return query.url({ ...values, ...(filter && { [filter.parameter]: value }) }, path);
  }

  return (
    <>
      <PageHead
        title={list.page === 1 ? title : t('title', { title, page: list.page })}
        description={props.description({ bankName: settings.bankName })}
        canonicalQuery={query.canonical({ ...values, page: list.page })}
        {...(isVariant ? { canonicalPath: query.path } : {})}
        isIndexed={!isVariant && props.isIndexed !== false}
      />
      {props.feed && <FeedLink {...props.feed} />}
      {isVariant ? (
        <div className="container-page pt-8">
          <h1 className="mb-5 text-3xl">{heading}</h1>
          {tags}
        </div>
      ) : (
        <PageHeader crumbs={props.crumbs} title={heading} lead={props.lead}>
          {(search || tags) && (
            <div className="grid gap-6">
              {search}
              {tags}
            </div>
          )}
        </PageHeader>
      )}
      <div className="container-page pb-section">
        {props.above}
        {list.totalItems === 0 ? <EmptyState {...empty} /> : props.children(fromQuery(url, list.page))}
        <div className="mt-16 empty:hidden">
          <ListPages url={url} {...list} />
        </div>
      </div>
      {props.below}
      <ScrollToTop />
    </>
  );
}

type FilterTagsProps = { filter: ListFilter; current: string; urlOf: (value: string | null) => string };

function FilterTags({ filter: { label, all, choices }, current, urlOf }: FilterTagsProps) {
  const tags = choices.map(({ value, ...tag }) => ({ ...tag, url: urlOf(value) }));
  return <Tags label={label} tags={[{ text: all, url: urlOf(null) }, ...tags]} current={current} />;
}
