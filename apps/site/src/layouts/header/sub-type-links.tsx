import { isLocale, LANGUAGES, type Locale } from '@beranda/contract';
import { useCanonicalPath } from '#src/app/canonical-path.ts';
import { RouterLink } from '#src/app/router-link.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { useQueryAndHash } from '#src/app/use-is-hydrated.ts';
import { Flag } from '#src/components/flag.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { inLocale } from '../../i18n/paths.ts';
import type { SubType } from './find-entry.ts';

type SubTypeLinksProps = { subTypes: SubType[]; className?: string };

/** Links to the same page in each language. Unsupported language codes are left out. */
export function LanguageLinks({ subTypes, className }: SubTypeLinksProps) {
  const { path } = useCanonicalPath();
  const tail = useQueryAndHash();
  const currentLocale = useSiteLocale();
  const languages = subTypes.filter((subType): subType is SubType & { id: Locale } => isLocale(subType.id));
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language.id}>
          <RouterLink
            to={inLocale(path, language.id) + tail}
            lang={LANGUAGES[language.id].tag}
            hrefLang={LANGUAGES[language.id].tag}
            aria-current={language.id === currentLocale ? 'true' : undefined}
            className="small-menu-row"
          >
            <Flag name={LANGUAGES[language.id].flag} />
            {language.text}
            {language.id === currentLocale && <Icon name="check" size={18} className="ml-auto" />}
          </RouterLink>
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
          <SiteLink to={subType.url ?? '/'} className="small-menu-row">
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
