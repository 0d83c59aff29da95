import { LANGUAGES, type RightMenuItem } from '@beranda/contract';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { SiteLink } from '#src/app/site-link.tsx';
import { Flag } from '#src/components/flag.tsx';
import { Icon } from '#src/components/icon.tsx';
import { loadSearchDialog } from '#src/features/search/suggestions/lazy-search.ts';
import type { SearchDialog } from '#src/features/search/suggestions/search-dialog.tsx';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { findEntry, subTypesOf } from './find-entry.ts';
import { BankAccessLinks, LanguageLinks, useSubTypeLabel } from './sub-type-links.tsx';

/** Search, language and bank access, in the order of the header. Missing entries are left out. */
export function RightMenu({ items }: { items: RightMenuItem[] }) {
  const search = findEntry(items, 'search');
  const language = findEntry(items, 'language');
  const bankAccess = findEntry(items, 'bank-access');
  return (
    <ul className="header-right">
      {search && (
        <li className="header-search">
          <SearchEntry item={search} />
        </li>
      )}
      {language && (
        <li className="header-language">
          <LanguageEntry item={language} />
        </li>
      )}
      {bankAccess && (
        <li>
          <BankAccessEntry item={bankAccess} />
        </li>
      )}
    </ul>
  );
}

/** A link to the search page; with JavaScript it opens the search here, whose code is loaded then. */
function SearchEntry({ item }: { item: RightMenuItem }) {
  const t = useTranslations('app');
  const locale = useSiteLocale();
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  function open(event: MouseEvent<HTMLAnchorElement>): void {
    const { href } = event.currentTarget;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadSearchDialog(locale).then(
      (loaded) => setDialog(() => loaded),
      () => location.assign(href),
    );
  }
  return (
    <>
      <SiteLink to={item.slug} className="round-button" onClick={open}>
        <Icon name={item.icon} size={item.iconWidth} />
        <span className="sr-only">{t('search')}</span>
      </SiteLink>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}

function LanguageEntry({ item }: { item: RightMenuItem }) {
  const t = useTranslations('app');
  const locale = useSiteLocale();
  const languages = subTypesOf(item);
  const current = languages.find(({ id }) => id === locale);
  return (
    <Opener
      className="round-button px-2.5 font-semibold text-sm"
      label={
        <>
          <Flag name={LANGUAGES[locale].flag} width={item.iconWidth} />
          <span className="header-language-code uppercase">{locale}</span>
          <span className="sr-only">
            {t('chooseLanguage')}: {current?.text ?? locale}
          </span>
          <Icon name="chevron-down" size={16} className="opener-chevron header-extra" />
        </>
      }
    >
      <LanguageLinks subTypes={languages} />
    </Opener>
  );
}

function BankAccessEntry({ item }: { item: RightMenuItem }) {
  const label = useSubTypeLabel();
  const [first = '', ...others] = subTypesOf(item).map(({ text }) => label(text));
  return (
    <Opener
      className="button button-primary header-login"
      label={
        <>
          <Icon name={item.icon} size={item.iconWidth} className="header-extra" />
          <span>
            {first}
            {others.length > 0 && <span className="header-extra"> / {others.join(' / ')}</span>}
          </span>
        </>
      }
    >
      <BankAccessLinks subTypes={subTypesOf(item)} />
    </Opener>
  );
}

type OpenerProps = { className: string; label: ReactNode; children: ReactNode };

/** A button with its drop-down menu. */
function Opener({ className, label, children }: OpenerProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={`opener ${className}`}>
        {label}
      </button>
      <div id={id} popover="auto" className="dropdown-menu">
        {children}
      </div>
    </>
  );
}
