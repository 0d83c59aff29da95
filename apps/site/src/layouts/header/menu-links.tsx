import type { LeftMenuItem, NavigationLink } from '@beranda/contract';
import { useLocation } from 'react-router';
import { SiteLink } from '#src/app/site-link.tsx';
import { withoutLocale } from '#src/i18n/paths.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { currentSection } from './current-section.ts';

/** The current page for menus: its path without language prefix, and its section. */
export function useCurrent(items: LeftMenuItem[]): { pathname: string; section: LeftMenuItem | undefined } {
  const pathname = withoutLocale(useLocation().pathname);
  return { pathname, section: currentSection(items, pathname) };
}

type MenuColumnsProps = { item: LeftMenuItem; className: string };

/** The links of a menu item in columns, with descriptions. */
export function MenuColumns({ item, className }: MenuColumnsProps) {
  return (
    <div className={className}>
      {item.columns?.map((column, index) => (
        <div key={column.title ?? index}>
          {column.title && <p className="menu-column-title">{column.title}</p>}
          <ul>
            {index === 0 && <OverviewLink item={item} />}
            {column.links.map((link) => (
              <li key={link.url + link.text}>
                <MenuLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** If an item with a panel has a URL of its own, that is the panel's first link. */
function OverviewLink({ item }: { item: LeftMenuItem }) {
  const t = useTranslations('app');
  if (!item.url) return null;
  return (
    <li>
      <MenuLink link={{ text: t('overview', { section: item.text }), url: item.url }} />
    </li>
  );
}

function MenuLink({ link }: { link: NavigationLink }) {
  const pathname = withoutLocale(useLocation().pathname);
  return (
    <SiteLink
      to={link.url}
      aria-current={link.url === pathname ? 'page' : undefined}
      className="menu-link group"
    >
      <span className="menu-link-text">{link.text}</span>
      {link.description && <span className="menu-link-description">{link.description}</span>}
    </SiteLink>
  );
}
