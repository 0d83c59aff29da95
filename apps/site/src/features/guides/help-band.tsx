import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Contact options if no guide helps. */
export function HelpBand() {
  const t = useTranslations('guides');
  const { phone, phoneHours } = useRequiredRootData().settings.headOffice;
  return (
    <SectionBand
      tone="primary"
      title={t('helpTitle')}
      lead={t('helpText', { phone: phoneHours ? `${phone} (${phoneHours})` : phone })}
    >
      <p className="flex flex-wrap gap-3">
        <SiteLink to="/about-us/contact-us" className="button button-accent">
          {t('helpAction')}
        </SiteLink>
        <SiteLink to="/about-us/questions" className="button button-outline">
          {t('helpQuestions')}
        </SiteLink>
      </p>
    </SectionBand>
  );
}
