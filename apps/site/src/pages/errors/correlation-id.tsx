import { useTranslations } from '#src/i18n/use-translations.ts';

/** Correlation id of the incident in the log. One click selects it. */
export function CorrelationId({ id }: { id: string | undefined }) {
  const t = useTranslations('errors');
  if (!id) return null;
  return (
    <div className="mt-10 border-line border-t pt-6 text-sm">
      <p>
        {t('correlation')}: <code className="select-all break-all font-semibold">{id}</code>
      </p>
      <p className="mt-1 text-muted">{t('correlationHint')}</p>
    </div>
  );
}
