import { Change } from '#src/components/table/change.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** A return (fraction) as percent, or a labelled dash if unknown; never 0 %. */
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
