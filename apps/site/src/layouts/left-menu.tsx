import type { LeftMenuItem, NavigationLink } from '@beranda/contract';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { SiteLink } from '../shell/site-link.tsx';
import { Icon } from '../widgets/icon.tsx';

/** The main menu of wide screens. Panels are popovers: they open, close and give focus back without any script. */
export function LeftMenu({ items }: { items: LeftMenuItem[] }) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('mainNavigation')} className="hidden lg:block">
      <ul className="flex items-center gap-1">
        {items.map((item) => (
          <li key={item.text}>
            {item.columns ? (
              <PanelItem item={item} />
            ) : (
              <SiteLink to={item.url ?? '/'} className="rounded-full px-3 py-2 font-medium hover:text-teal">
                {item.text}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PanelItem({ item }: { item: LeftMenuItem }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="flex cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full px-3 py-2 font-medium hover:text-teal"
      >
        {item.text}
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={id} popover="auto" className="popover-panel w-full border-x-0 border-t-0 shadow-float">
        <div className="container-page flex gap-10 py-10">
          <div className="grid flex-1 grid-cols-3 gap-8">
            {item.columns?.map((column, index) => (
              <div key={column.title ?? index}>
                {column.title && <p className="mb-3 px-3 font-bold text-muted text-sm">{column.title}</p>}
                <ul>
                  {column.links.map((link) => (
                    <li key={link.url + link.text}>
                      <PanelLink link={link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          {item.offer && (
            <div className="on-dark w-72 flex-none rounded-card bg-ink p-6 text-white">
              <p className="font-bold text-lg leading-snug">{item.offer.title}</p>
              <p className="mt-2 text-haze text-sm">{item.offer.text}</p>
              <SiteLink
                to={item.offer.url}
                className="mt-5 inline-flex items-center gap-2 font-semibold text-glow"
              >
                {item.offer.action}
                <Icon name="arrow-right" size={18} />
              </SiteLink>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function PanelLink({ link }: { link: NavigationLink }) {
  return (
    <SiteLink to={link.url} className="group block rounded-field px-3 py-2 hover:bg-teal-mist">
      <span className="block font-semibold group-hover:text-teal">{link.text}</span>
      {link.description && <span className="block text-muted text-sm leading-snug">{link.description}</span>}
    </SiteLink>
  );
}
