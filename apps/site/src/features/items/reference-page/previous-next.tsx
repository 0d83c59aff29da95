import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

export type AdjacentLink = { text: string; url: string; lang: string };

type PreviousNextProps = { previous?: AdjacentLink | undefined; next?: AdjacentLink | undefined };

/** Links to the previous and next page, if they exist. */
export function PreviousNext({ previous, next }: PreviousNextProps) {
  const t = useTranslations('reference');
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={t('adjacentPages')}
      className="mt-10 grid max-w-text gap-4 border-line border-t pt-8 sm:grid-cols-2"
    >
      {previous && (
        <SiteLink to={previous.url} rel="prev" className="card group block p-5 hover:border-primary">
          <span className="flex items-center gap-2 text-muted text-sm">
            <Icon name="arrow-left" size={16} />
            {t('previous')}
          </span>
          <span className="mt-1 block font-semibold group-hover:text-primary" lang={previous.lang}>
            {previous.text}
          </span>
        </SiteLink>
      )}
      {next && (
        <SiteLink
          to={next.url}
          rel="next"
          className="card group block p-5 hover:border-primary sm:col-start-2 sm:text-right"
        >
          <span className="flex items-center gap-2 text-muted text-sm sm:justify-end">
            {t('next')}
            <Icon name="arrow-right" size={16} />
          </span>
          <span className="mt-1 block font-semibold group-hover:text-primary" lang={next.lang}>
            {next.text}
          </span>
        </SiteLink>
      )}
    </nav>
  );
}
