import type { LeftMenuItem, Navigation } from '@beranda/contract';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { SiteLink } from '../shell/site-link.tsx';
import { Icon } from '../widgets/icon.tsx';
import { BankAccessLinks, LanguageLinks } from './right-menu.tsx';

/** The menu of narrow screens: a full-height sheet whose items open in place, without any script. */
export function PhoneMenu({ bar }: { bar: Navigation['Navigation Bar'] }) {
  const id = useId();
  const t = useTranslations('shell');
  const subTypesOf = (type: 'bank-access' | 'language') =>
    bar['Right Menu'].find((item) => item.type === type)?.subTypes ?? [];
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('openMenu')}
        className="flex size-12 cursor-pointer items-center justify-center rounded-full bg-ink text-white"
      >
        <Icon name="menu" />
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={t('mainNavigation')}
        className="popover-panel h-dvh w-full border-0"
      >
        <div className="container-page py-4 pb-24">
          <ul>
            {bar['Left Menu'].map((item) => (
              <li key={item.text} className="border-line border-b">
                <SheetItem item={item} />
              </li>
            ))}
          </ul>
          <div className="mt-6 grid gap-6 sm:grid-cols-2">
            <BankAccessLinks subTypes={subTypesOf('bank-access')} />
            <LanguageLinks subTypes={subTypesOf('language')} />
          </div>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="button button-quiet mt-8 w-full cursor-pointer"
          >
            <Icon name="close" size={20} />
            {t('closeMenu')}
          </button>
        </div>
      </nav>
    </div>
  );
}

const ROW = 'flex min-h-14 items-center justify-between py-3 font-semibold text-lg';

function SheetItem({ item }: { item: LeftMenuItem }) {
  if (!item.columns) {
    return (
      <SiteLink to={item.url ?? '/'} className={ROW}>
        {item.text}
      </SiteLink>
    );
  }
  return (
    <details name="phone-menu" className="group">
      <summary className={`${ROW} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {item.text}
        <Icon name="chevron-down" size={20} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-4">
        {item.columns
          .flatMap((column) => column.links)
          .map((link) => (
            <li key={link.url + link.text}>
              <SiteLink to={link.url} className="flex min-h-12 items-center py-2 pl-4">
                {link.text}
              </SiteLink>
            </li>
          ))}
      </ul>
    </details>
  );
}
