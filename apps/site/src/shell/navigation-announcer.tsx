import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';

export const MAIN_ID = 'main';

/**
 * After a navigation inside the site, moves focus to the new page's content and tells screen readers its title,
 * as a full page load would; open popovers close.
 */
export function NavigationAnnouncer() {
  const { pathname, search, hash } = useLocation();
  const isPending = useNavigation().state !== 'idle';
  const t = useTranslations('shell');
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(pathname + search);

  useEffect(() => {
    const address = pathname + search;
    if (shown.current === address) return;
    shown.current = address;
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
      popover.hidePopover();
    setAnnouncement(document.title);
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, search, hash]);

  return (
    <p role="status" className="sr-only">
      {isPending ? t('loading') : announcement}
    </p>
  );
}
