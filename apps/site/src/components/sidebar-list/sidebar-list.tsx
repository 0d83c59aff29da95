import { useLocation } from 'react-router';
import { SiteLink } from '#src/app/site-link.tsx';
import { withoutLocale } from '#src/i18n/paths.ts';
import { Icon } from '../icon.tsx';
import type { SidebarData } from './sidebar-data.ts';

type SidebarListProps = {
  sidebar: SidebarData;
  /** On narrow screens only, below the title of the page; otherwise on wide screens only. */
  isDisclosure?: boolean;
};

/** Sidebar navigation. */
export function SidebarList({ sidebar: { title, lang, groups }, isDisclosure }: SidebarListProps) {
  const page = withoutLocale(useLocation().pathname);
  const list = <SidebarGroups groups={groups} page={page} />;
  return (
    <nav aria-label={title} className={isDisclosure ? 'mt-8 lg:hidden' : 'max-lg:hidden'}>
      {isDisclosure ? (
        // Keyed by page: each page starts collapsed.
        <details key={page} className="disclosure card">
          <summary className="disclosure-summary px-5 py-3">
            <span className="min-w-0 font-bold" lang={lang}>
              {title}
            </span>
            <Icon name="chevron-down" size={20} className="disclosure-mark" />
          </summary>
          <div className="px-2 pb-3">{list}</div>
        </details>
      ) : (
        <>
          <p className="px-4 font-bold text-xl" lang={lang}>
            {title}
          </p>
          <div className="mt-4">{list}</div>
        </>
      )}
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
