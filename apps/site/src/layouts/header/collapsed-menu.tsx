import type { LeftMenuItem, Navigation } from '@beranda/contract';
import { useId } from 'react';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { LostCardCall } from '#src/features/complaints/lost-card-call.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { BrandLink } from './brand-link.tsx';
import { findEntry, subTypesOf } from './find-entry.ts';
import { BackButton, MenuDialog } from './menu-dialog.tsx';
import { MenuColumns, useCurrent } from './menu-links.tsx';
import { Offer } from './offer.tsx';
import { BankAccessLinks, LanguageLinks } from './sub-type-links.tsx';

/** Menu of narrow headers: a full-screen dialog, with another dialog on top for each item's sub-menu. */
export function CollapsedMenu({ bar }: { bar: Navigation['Navigation Bar'] }) {
  const id = useId();
  const t = useTranslations('app');
  const { pathname, section } = useCurrent(bar['Left Menu']);
  const right = bar['Right Menu'];
  const search = findEntry(right, 'search');
  return (
    <div className="collapsed-menu">
      <button type="button" popoverTarget={id} className="round-button bg-foreground text-surface">
        <Icon name="menu" />
        <span className="sr-only">{t('openMenu')}</span>
      </button>
      <MenuDialog id={id} closes={id} label={t('menu')} head={<BrandLink />}>
        <nav aria-label={t('mainNavigation')}>
          <ul className="menu-dialog-rows">
            {bar['Left Menu'].map((item) => (
              <li key={item.text}>
                {item.columns ? (
                  <SubMenuDialog item={item} menuId={id} isCurrent={item === section} />
                ) : (
                  <SiteLink
                    to={item.url ?? '/'}
                    aria-current={item.url === pathname ? 'page' : undefined}
                    className="menu-dialog-row"
                  >
                    {item.text}
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="menu-dialog-end">
          <LostCardCall className="min-h-14" />
          {search && (
            <div className="menu-dialog-choices">
              <SiteLink to={search.slug} className="dropdown-menu-row">
                <Icon name={search.icon} size={20} className="text-primary" />
                {t('search')}
              </SiteLink>
            </div>
          )}
          <BankAccessLinks
            subTypes={subTypesOf(findEntry(right, 'bank-access'))}
            className="menu-dialog-choices"
          />
          <LanguageLinks
            subTypes={subTypesOf(findEntry(right, 'language'))}
            className="menu-dialog-choices wide"
          />
        </div>
      </MenuDialog>
    </div>
  );
}

type SubMenuDialogProps = { item: LeftMenuItem; menuId: string; isCurrent: boolean };

function SubMenuDialog({ item, menuId, isCurrent }: SubMenuDialogProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-current={isCurrent ? 'true' : undefined}
        className="menu-dialog-row"
      >
        {item.text}
        <Icon name="chevron-right" size={20} className="flex-none text-muted" />
      </button>
      <MenuDialog
        id={id}
        closes={menuId}
        label={item.text}
        head={<BackButton dialogId={id} title={item.text} />}
      >
        <MenuColumns item={item} className="menu-dialog-columns" />
        {item.offer && <Offer offer={item.offer} />}
      </MenuDialog>
    </>
  );
}
