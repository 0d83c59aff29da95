import { useLocation } from 'react-router';
import { SiteLink } from '#src/app/site-link.tsx';
import { withoutLocale } from '#src/i18n/paths.ts';
import { Icon } from '../icon.tsx';
import type { SidebarData } from './sidebar-data.ts';

/** Sidebar navigation of wide screens. */
export function SidebarList({ sidebar: { title, lang, groups } }: { sidebar: SidebarData }) {
  return (
    <nav aria-label={title} className="max-lg:hidden">
      <p className="px-4 font-bold text-xl" lang={lang}>
        {title}
      </p>
      <div className="mt-4">
        <SidebarGroups groups={groups} />
      </div>
    </nav>
  );
}

/** The same on narrow screens, below the title of the page: a disclosure. */
export function SidebarDisclosure({ sidebar: { title, lang, groups } }: { sidebar: SidebarData }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={title} className="lg:hidden print:hidden">
      {/* Keyed by page: each page starts collapsed. */}
      <details key={withoutLocale(pathname)} className="disclosure card">
        <summary className="disclosure-summary px-5 py-3">
          <span className="min-w-0 font-bold" lang={lang}>
            {title}
          </span>
          <Icon name="chevron-down" size={20} className="disclosure-mark" />
        </summary>
        <div className="px-2 pb-3">
          <SidebarGroups groups={groups} />
        </div>
      </details>
    </nav>
  );
}

function isPage(url: string, page: string): boolean {
  return url.split(/[?#]/)[0] === page;
}

function SidebarGroups({ groups }: Pick<SidebarData, 'groups'>) {
  const page = withoutLocale(useLocation().pathname);
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
