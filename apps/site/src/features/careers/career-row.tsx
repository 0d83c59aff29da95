import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import type { ListedItem } from '#src/content/items.ts';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { closingTime } from './closing.ts';

type CareerRowProps = {
  position: ListedItem<'careers'>;
  /** Query from `fromQuery`. */
  from: string;
};

export function CareerRow({ position, from }: CareerRowProps) {
  const t = useTranslations('careers');
  const format = useFormatter();
  const { slug, title, summary, city, employment, field } = position;
  const lastDay = new Date(Date.parse(closingTime(position)) - 1);
  const lang = languageOf(position);
  return (
    <article className="card group relative grid gap-x-8 gap-y-4 p-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:p-8">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-2">
          <span className="badge badge-success">{t('live')}</span>
          <span className="badge">{t(`employments.${employment}`)}</span>
          <span className="badge">{t(`fields.${field}`)}</span>
        </p>
        <h3 className="mt-3 text-xl leading-snug md:text-2xl">
          <SiteLink to={`/careers/${slug}${from}`} lang={lang} className="card-link group-hover:text-primary">
            {title}
          </SiteLink>
        </h3>
        <p lang={lang} className="mt-2 max-w-text text-muted">
          {summary}
        </p>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <span className="flex items-center gap-2">
            <Icon name="map-pin" size={18} className="flex-none text-primary" />
            {city}
          </span>
          <span className="flex items-center gap-2">
            <Icon name="clock" size={18} className="flex-none text-primary" />
            {t('closesOn', { date: format.dateTime(lastDay, { dateStyle: 'long' }) })}
          </span>
        </p>
      </div>
      <p className="text-link" aria-hidden="true">
        {t('seeDescription')}
        <Icon name="arrow-right" size={18} />
      </p>
    </article>
  );
}
