import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import type { Suggestion } from '#src/features/products/fit/fit-data.server.ts';
import { registerQuery } from '#src/features/products/register/register-query.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { OverviewProduct } from './overview-data.ts';

type FitSuggestionProps = {
  suggestion: Suggestion;
  product: OverviewProduct | undefined;
  isBest: boolean;
};

/** A suggested product, with the reasons in words. */
export function FitSuggestion({ suggestion, product, isBest }: FitSuggestionProps) {
  const t = useTranslations('productTypes');
  if (!product) return null;
  const { slug, type, title, tagline, isInForms } = product;
  const lang = languageOf(product);
  return (
    <article className={`card flex flex-col p-6 sm:p-8 ${isBest ? 'border-2 border-primary' : ''}`}>
      <p className="eyebrow">{t(isBest ? 'fit.result' : 'fit.also')}</p>
      <h3 lang={lang} className={`mt-2 ${isBest ? 'text-2xl md:text-3xl' : 'text-xl'}`}>
        {title}
      </h3>
      <p lang={lang} className="mt-2 text-muted">
        {tagline}
      </p>
      <h4 className="mt-6 font-semibold text-sm">{t('fit.reasons')}</h4>
      <Points points={suggestion.reasons} icon="check" colour="text-primary" />
      {suggestion.cautions.length > 0 && (
        <>
          <h4 className="mt-5 font-semibold text-sm">{t('fit.cautions')}</h4>
          <Points points={suggestion.cautions} icon="info" colour="text-accent-strong" />
        </>
      )}
      <p className="mt-auto flex flex-wrap gap-3 pt-6 print:hidden">
        <SiteLink to={`/${slug}`} className={`button ${isBest ? 'button-primary' : 'button-quiet'}`}>
          {t('see', { product: title })}
        </SiteLink>
        {isBest && isInForms && (
          <SiteLink to={registerQuery.url({ product: slug })} className="button button-quiet">
            {t.rich(`apply.${type}`, {
              name: title,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </SiteLink>
        )}
      </p>
    </article>
  );
}

type PointsProps = { points: readonly string[]; icon: 'check' | 'info'; colour: string };

function Points({ points, icon, colour }: PointsProps) {
  return (
    <ul className="mt-2 grid gap-2">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name={icon} size={20} className={`mt-0.5 flex-none ${colour}`} />
          {point}
        </li>
      ))}
    </ul>
  );
}
