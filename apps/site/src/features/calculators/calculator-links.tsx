import { calculatorKinds } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { SiteLink } from '#src/app/site-link.tsx';
import { calculatorPath } from './calculator-path.ts';
import type { CalculatorKind } from './definition.ts';

/** Links to the other calculators. */
export function CalculatorLinks({ current }: { current: CalculatorKind }) {
  const t = useTranslations('calculators');
  return (
    <nav aria-label={t('others')}>
      <ul className="tab-list w-fit">
        {calculatorKinds.map((kind) => (
          <li key={kind} className="flex-none">
            <SiteLink
              to={calculatorPath(kind)}
              className="tab tab-link max-sm:px-2"
              aria-current={kind === current ? 'page' : undefined}
            >
              {t(`names.${kind}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
