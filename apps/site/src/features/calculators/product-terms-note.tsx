import type { Locale } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

export type ProductLink = {
  url: string;
  text: string;
  language: Locale;
  /** Whether the form of registration offers it. */
  isInForms: boolean;
};

/** Names the product whose terms the calculator uses. */
export function ProductTermsNote({ url, text, language }: Omit<ProductLink, 'isInForms'>) {
  const t = useTranslations('calculators');
  return (
    <p className="mb-4 text-muted">
      {t('productRate')}{' '}
      <SiteLink to={url} lang={languageOf({ language })} className="link">
        {text}
      </SiteLink>
    </p>
  );
}
