import { isLocale, LANGUAGES, type Locale } from '@beranda/contract';
import type { ReactNode } from 'react';
import { useCanonicalPath } from '#src/app/canonical-path.ts';
import { RouterLink } from '#src/app/router-link.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { useQueryAndHash } from '#src/app/use-query-and-hash.ts';
import { Flag } from '#src/components/flag.tsx';
import { Icon } from '#src/components/icon.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { SubType } from './find-entry.ts';

type SubTypeLinksProps = { subTypes: SubType[]; className?: string };

type Language = SubType & { id: Locale };

/** The languages of a menu. Unsupported language codes are left out. */
const languagesOf = (subTypes: SubType[]) =>
  subTypes.filter((subType): subType is Language => isLocale(subType.id));

type LanguageLinkProps = { language: Language; className: string; children?: ReactNode };

/** A link to the same page in a language. */
function LanguageLink({ language: { id, text }, className, children }: LanguageLinkProps) {
  const { path } = useCanonicalPath();
  const tail = useQueryAndHash();
  const currentLocale = useSiteLocale();
  return (
    <RouterLink
      to={inLocale(path, id) + tail}
      lang={LANGUAGES[id].tag}
      hrefLang={LANGUAGES[id].tag}
      aria-current={id === currentLocale ? 'true' : undefined}
      className={className}
    >
      <Flag name={LANGUAGES[id].flag} />
      {text}
      {children}
    </RouterLink>
  );
}

/** Links to the same page in each language. */
export function LanguageLinks({ subTypes, className }: SubTypeLinksProps) {
  const currentLocale = useSiteLocale();
  return (
    <ul className={className}>
      {languagesOf(subTypes).map((language) => (
        <li key={language.id}>
          <LanguageLink language={language} className="dropdown-menu-row">
            {language.id === currentLocale && <Icon name="check" size={18} className="ml-auto" />}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}

/** Links to the same page in the other languages, without a menu. */
export function OtherLanguageLinks({ subTypes }: SubTypeLinksProps) {
  const currentLocale = useSiteLocale();
  return (
    <ul className="flex flex-wrap gap-2">
      {languagesOf(subTypes)
        .filter(({ id }) => id !== currentLocale)
        .map((language) => (
          <li key={language.id}>
            <LanguageLink
              language={language}
              className="round-button h-auto min-h-11 flex-wrap px-4 py-2 font-semibold text-sm"
            />
          </li>
        ))}
    </ul>
  );
}

/** Links to the bank's own systems, which are external sites. */
export function BankAccessLinks({ subTypes, className }: SubTypeLinksProps) {
  const label = useSubTypeLabel();
  return (
    <ul className={className}>
      {subTypes.map((subType) => (
        <li key={subType.text}>
          <SiteLink to={subType.url ?? '/'} className="dropdown-menu-row">
            <Icon name={subType.icon} size={20} className="text-primary" />
            {label(subType.text)}
            <Icon name="arrow-up-right" size={16} className="ml-auto text-muted" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Resolves a sub-item's text: a translation key of the navigation catalogue or a plain label. */
export function useSubTypeLabel(): (text: string) => string {
  const t = useTranslations('navigation');
  return (text) => {
    switch (text) {
      case 'navigation.login':
        return t('login');
      case 'navigation.register':
        return t('register');
      default:
        return text;
    }
  };
}
