import type { LeftMenuItem, Navigation } from '@beranda/contract';
import { useId } from 'react';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { BrandLink } from './brand-link.tsx';
import { findEntry, subTypesOf } from './find-entry.ts';
import { MenuColumns, useCurrent } from './menu-links.tsx';
import { Offer } from './offer.tsx';
import { BackButton, Sheet } from './sheet.tsx';
import { BankAccessLinks, LanguageLinks } from './sub-type-links.tsx';

/** Menu of narrow bars: a full-screen sheet, with another sheet on top for each item's sub-menu. */
export function PhoneMenu({ bar }: { bar: Navigation['Navigation Bar'] }) {
  const id = useId();
  const t = useTranslations('app');
  const { pathname, section } = useCurrent(bar['Left Menu']);
  const right = bar['Right Menu'];
  const search = findEntry(right, 'search');
  return (
    <div className="bar-folded">
      <button type="button" popoverTarget={id} className="round-button bg-foreground text-surface">
        <Icon name="menu" />
        <span className="sr-only">{t('openMenu')}</span>
      </button>
      <Sheet id={id} closes={id} label={t('menu')} head={<BrandLink />}>
        <nav aria-label={t('mainNavigation')}>
          <ul className="sheet-rows">
            {bar['Left Menu'].map((item) => (
              <li key={item.text}>
                {item.columns ? (
                  <SubSheet item={item} menuId={id} isCurrent={item === section} />
                ) : (
                  <SiteLink
                    to={item.url ?? '/'}
                    aria-current={item.url === pathname ? 'page' : undefined}
                    className="sheet-row"
                  >
                    {item.text}
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="sheet-end">
          {search && (
            <div className="sheet-choices">
              <SiteLink to={search.slug} className="small-menu-row">
                <Icon name={search.icon} size={20} className="text-primary" />
                {t('search')}
              </SiteLink>
            </div>
          )}
          <BankAccessLinks subTypes={subTypesOf(findEntry(right, 'bank-access'))} className="sheet-choices" />
          <LanguageLinks subTypes={subTypesOf(findEntry(right, 'language'))} className="sheet-choices wide" />
        </div>
      </Sheet>
    </div>
  );
}

type SubSheetProps = { item: LeftMenuItem; menuId: string; isCurrent: boolean };

function SubSheet({ item, menuId, isCurrent }: SubSheetProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-current={isCurrent ? 'true' : undefined}
        className="sheet-row"
      >
        {item.text}
        <Icon name="chevron-right" size={20} className="flex-none text-muted" />
      </button>
      <Sheet id={id} closes={menuId} label={item.text} head={<BackButton sheetId={id} title={item.text} />}>
        <MenuColumns item={item} className="sheet-columns" />
        {item.offer && <Offer offer={item.offer} />}
      </Sheet>
    </>
  );
}
