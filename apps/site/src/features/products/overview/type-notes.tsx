import type { ProductType } from '@beranda/contract';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** What has to be said beside products of a type; for deposits including the deposit guarantee. */
export function TypeNotes({ type }: { type: ProductType }) {
  const t = useTranslations('productTypes');
  const { licenceStatement, depositGuarantee } = useRequiredRootData().settings;
  return (
    <p className="mt-6 max-w-3xl text-muted text-sm">
      {t(`types.${type}.note`)}
      {type === 'simpanan' && ` ${licenceStatement} ${depositGuarantee.note}`}
    </p>
  );
}
