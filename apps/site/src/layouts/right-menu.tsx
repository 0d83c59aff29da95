import { DEFAULT_LOCALE, isLocale, LANGUAGE_TAGS, type Locale, type RightMenuItem } from '@beranda/contract';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { inLocale } from '../i18n/paths.ts';
import { SiteLink } from '../shell/site-link.tsx';
import { Flag } from '../widgets/flag.tsx';
import { Icon } from '../widgets/icon.tsx';

type SubType = NonNullable<RightMenuItem['subTypes']>[number];

/** Search, language and bank access, in the order in which the bar shows them. */
const ORDER = ['search', 'language', 'bank-access'] as const satisfies RightMenuItem['type'][];

export function RightMenu({ items }: { items: RightMenuItem[] }) {
  return (
    <ul className="ml-auto flex flex-none items-center gap-1.5 sm:gap-2">
      {ORDER.flatMap((type) => items.filter((item) => item.type === type)).map((item) => (
        <li key={item.type} className={item.type === 'bank-access' ? 'max-sm:hidden' : undefined}>
          <Entry item={item} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ item }: { item: RightMenuItem }) {
  switch (item.type) {
    case 'search':
      return <SearchEntry item={item} />;
    case 'language':
      return <LanguageEntry item={item} />;
    case 'bank-access':
      return <BankAccessEntry item={item} />;
  }
}

const ROUND =
  'flex h-12 cursor-pointer items-center rounded-full border border-line bg-card hover:border-teal';

function SearchEntry({ item }: { item: RightMenuItem }) {
  const t = useTranslations('shell');
  return (
    <SiteLink to={item.slug} aria-label={t('search')} className={`${ROUND} w-12 justify-center`}>
      <Icon name={item.icon} size={item.iconWidth} />
    </SiteLink>
  );
}

function LanguageEntry({ item }: { item: RightMenuItem }) {
  const id = useId();
  const t = useTranslations('shell');
  const locale = useLocale();
  const current = item.subTypes?.find((subType) => subType.id === locale);
  return (
    <>
      <button type="button" popoverTarget={id} className={`${ROUND} gap-2 px-3 font-semibold text-sm`}>
        <Flag name={locale === 'en' ? 'flag-us' : 'flag-id'} width={item.iconWidth} />
        <span className="uppercase max-sm:sr-only">{locale}</span>
        <span className="sr-only">
          {t('chooseLanguage')}: {current?.text ?? locale}
        </span>
        <Icon name="chevron-down" size={16} className="max-sm:hidden" />
      </button>
      <div id={id} popover="auto" className="popover-panel right-menu-popover">
        <LanguageLinks subTypes={item.subTypes ?? []} />
      </div>
    </>
  );
}

/** The same page in each language. A language code of the menu that the site does not have is left out. */
export function LanguageLinks({ subTypes }: { subTypes: SubType[] }) {
  const { pathname, search, hash } = useLocation();
  const shown = useLocale();
  const languages = subTypes.filter((subType): subType is SubType & { id: Locale } => isLocale(subType.id));
  return (
    <ul>
      {languages.map((language) => (
        <li key={language.id}>
          <Link
            to={inLocale(pathname, language.id) + search + hash}
            lang={LANGUAGE_TAGS[language.id]}
            hrefLang={LANGUAGE_TAGS[language.id]}
            aria-current={language.id === shown ? 'true' : undefined}
            className="flex items-center gap-3 rounded-field px-3 py-2.5 font-medium hover:bg-teal-mist aria-[current]:text-teal"
          >
            <Flag name={language.id === DEFAULT_LOCALE ? 'flag-id' : 'flag-us'} />
            {language.text}
            {language.id === shown && <Icon name="check" size={18} className="ml-auto" />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function BankAccessEntry({ item }: { item: RightMenuItem }) {
  const id = useId();
  const t = useTranslations('shell');
  return (
    <>
      <button type="button" popoverTarget={id} className="button button-primary cursor-pointer px-5">
        <Icon name={item.icon} size={item.iconWidth} />
        {t('login')}
      </button>
      <div id={id} popover="auto" className="popover-panel right-menu-popover">
        <BankAccessLinks subTypes={item.subTypes ?? []} />
      </div>
    </>
  );
}

export function BankAccessLinks({ subTypes }: { subTypes: SubType[] }) {
  const label = useSubTypeLabel();
  return (
    <ul>
      {subTypes.map((subType) => (
        <li key={subType.text}>
          <SiteLink
            to={subType.url ?? '/'}
            className="flex items-center gap-3 rounded-field px-3 py-2.5 font-medium hover:bg-teal-mist"
          >
            <Icon name={subType.icon} size={20} className="text-teal" />
            {label(subType.text)}
            <Icon name="arrow-up-right" size={16} className="ml-auto text-muted" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The text of a sub-item is a translation key of the navigation catalogue or a label. */
function useSubTypeLabel(): (text: string) => string {
  const t = useTranslations('navigation');
  const keys = { 'navigation.login': 'login', 'navigation.register': 'register' } as const;
  return (text) => (text in keys ? t(keys[text as keyof typeof keys]) : text);
}
