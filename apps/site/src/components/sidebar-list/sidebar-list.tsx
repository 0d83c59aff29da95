import { useLocation } from 'react-router';
import { SiteLink } from '#src/app/site-link.tsx';
import { withoutLocale } from '#src/i18n/paths.ts';
import { Icon } from '../icon.tsx';
import type { SidebarData } from './sidebar-data.ts';

/**
 * Sidebar navigation. On narrow screens it is a disclosure whose summary names the current entry. The list is
 * rendered twice; CSS displays one of them.
 */
export function SidebarList({ sidebar }: { sidebar: SidebarData }) {
  const { pathname } = useLocation();
  const page = withoutLocale(pathname);
  const { title, lang, groups } = sidebar;
  const current = groups.flatMap(({ items }) => items).find(({ url }) => isPage(url, page));
  return (
    <nav aria-label={title}>
      {/* Keyed by page: each page starts collapsed. */}
      <details key={page} className="disclosure card lg:hidden">
        <summary className="disclosure-summary px-5 py-3">
          <span className="min-w-0">
            <span className={current ? 'block text-muted text-sm' : 'font-bold'} lang={lang}>
              {title}
            </span>
            {current && (
              <span className="block font-bold" lang={current.lang}>
                {current.text}
              </span>
            )}
          </span>
          <Icon name="chevron-down" size={20} className="disclosure-mark" />
        </summary>
        <div className="px-2 pb-3">
          <SidebarGroups groups={groups} page={page} />
        </div>
      </details>
      <div className="max-lg:hidden">
        <p className="px-4 font-bold text-xl" lang={lang}>
          {title}
        </p>
        <div className="mt-4">
          <SidebarGroups groups={groups} page={page} />
        </div>
      </div>
    </nav>
  );
}

function isPage(url: string, page: string): boolean {
  return url.split(/[?#]/)[0] === page;
}

function SidebarGroups({ groups, page }: { groups: SidebarData['groups']; page: string }) {
  return groups.map(({ title, items }) => (
    <div key={items[0]?.url ?? title} className="not-first:mt-6">
      {title && <p className="mb-1 px-4 font-semibold text-muted text-sm">{title}</p>}
      <ul>
        {items.map(({ text, url, lang }) => (
          <li key={url}>
            <SiteLink
              to={url}
              lang={lang}
              aria-current={isPage(url, page) ? 'page' : undefined}
              className="sidebar-entry"
            >
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
