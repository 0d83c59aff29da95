import { LANGUAGES } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { FundWithStaleness } from '../summary.ts';
import { nabAddressOf, type View } from './nab-query.ts';

/** Selects the fund to compare with, or ends the comparison. */
export function Comparison({
  fund,
  rows,
  view,
}: {
  fund: FundWithStaleness;
  rows: FundWithStaleness[];
  view: View;
}) {
  const t = useTranslations('nab');
  const others = rows.filter(({ slug }) => slug !== fund.slug).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  if (others.length === 0) return null;
  return (
    <details className="compare" open={view.with !== null || undefined} key={view.with}>
      <summary className="button button-quiet">
        {t('compareWith')}
        <Icon name="chevron-down" size={18} className="disclosure-mark" />
      </summary>
      <ul className="compare-list" aria-label={t('compareWith')}>
        {others.map(({ slug, name, language }) => {
          const isChosen = slug === view.with;
          return (
            <li key={slug}>
              <SiteLink
                to={`${nabAddressOf({ ...view, with: isChosen ? null : slug })}#fund`}
                className="tag"
                aria-current={isChosen ? 'true' : undefined}
                aria-label={isChosen ? t('stopComparing', { fund: name }) : undefined}
                lang={LANGUAGES[language].tag}
              >
                {name}
                {isChosen && <Icon name="close" size={16} className="ml-2" />}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
