import type { LeftMenuItem } from '@beranda/contract';
import { useId } from 'react';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { MenuColumns, useCurrent } from './menu-links.tsx';
import { Offer } from './offer.tsx';

/** Main menu of wide bars. Panels are popovers: opening, closing and focus return need no script. */
export function LeftMenu({ items }: { items: LeftMenuItem[] }) {
  const t = useTranslations('app');
  const { pathname, section } = useCurrent(items);
  return (
    <nav aria-label={t('mainNavigation')} className="header-menu">
      <ul className="flex items-center">
        {items.map((item) => (
          <li key={item.text}>
            {item.columns ? (
              <PanelItem item={item} isCurrent={item === section} />
            ) : (
              <SiteLink
                to={item.url ?? '/'}
                aria-current={item === section ? currentValue(item, pathname) : undefined}
                className="header-item"
              >
                <span className="header-item-text">{item.text}</span>
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** aria-current: `page` for the page itself, `true` for its section. */
const currentValue = (item: LeftMenuItem, pathname: string) => (item.url === pathname ? 'page' : 'true');

function PanelItem({ item, isCurrent }: { item: LeftMenuItem; isCurrent: boolean }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-current={isCurrent ? 'true' : undefined}
        className="header-item opener"
      >
        <span className="header-item-text">{item.text}</span>
        <Icon name="chevron-down" size={16} className="opener-chevron" />
      </button>
      <div id={id} popover="auto" className="panel">
        <div className="container-page panel-row">
          <MenuColumns item={item} className="panel-columns" />
          {item.offer && <Offer offer={item.offer} />}
        </div>
      </div>
    </>
  );
}
