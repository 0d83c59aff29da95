import { useTranslations } from 'use-intl';
import { SiteLink } from '#src/app/site-link.tsx';

const CALCULATORS = [
  { id: 'loan', path: '/calculators/loan' },
  { id: 'savingsGoal', path: '/calculators/savings-goal' },
  { id: 'timeDeposit', path: '/calculators/time-deposit' },
] as const;

type CalculatorLinksProps = { current: (typeof CALCULATORS)[number]['id'] };

/** Links to the other calculators. */
export function CalculatorLinks({ current }: CalculatorLinksProps) {
  const t = useTranslations('calculators');
  return (
    <nav aria-label={t('others')}>
      <ul className="tab-list w-fit">
        {CALCULATORS.map(({ id, path }) => (
          <li key={id} className="flex-none">
            <SiteLink
              to={path}
              className="tab tab-link max-sm:px-2"
              aria-current={id === current ? 'page' : undefined}
            >
              {t(`names.${id}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
