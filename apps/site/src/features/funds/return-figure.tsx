import { useTranslations } from 'use-intl';
import { Change } from '#src/components/table/change.tsx';

/** A return as a fraction, or a dash that says what it stands for. Never 0 % for what is not known. */
export function ReturnFigure({ value }: { value: number | null }) {
  const t = useTranslations('funds');
  if (value !== null) return <Change value={value} />;
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('noData')}</span>
    </span>
  );
}
