import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { PageForm } from '#src/content/loader-types.ts';
import { FormSection } from '#src/features/forms/form-section.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** The complaint form. */
export function ComplaintForm({ form }: { form: PageForm }) {
  const t = useTranslations('complaint');
  return (
    <SectionBand id="complaint" tone="surface-alt" title={t('form')} lead={t('formLead')}>
      <FormSection form={form} />
    </SectionBand>
  );
}
