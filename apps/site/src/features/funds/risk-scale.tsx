import type { RiskLevel } from '@beranda/contract';
import { useTranslations } from '#src/i18n/use-translations.ts';

const BARS = { low: 1, medium: 2, high: 3 } as const satisfies Record<RiskLevel, number>;

/** Risk level in words, and as one to three bars. */
export function RiskScale({ risk }: { risk: RiskLevel }) {
  const t = useTranslations('funds');
  return (
    <span className="risk-scale">
      <svg width="17" height="12" viewBox="0 0 17 12" aria-hidden="true" focusable="false">
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={bar * 6 - 6}
            y={12 - bar * 4}
            width="4"
            height={bar * 4}
            rx="1"
            className={bar <= BARS[risk] ? 'risk-reached' : 'risk-empty'}
          />
        ))}
      </svg>
      {t(`risk.${risk}`)}
    </span>
  );
}
