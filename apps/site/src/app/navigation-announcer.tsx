import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { usePageState } from './page-state.ts';

export const MAIN_ID = 'main';

function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * After a client-side navigation: moves focus to the main content, announces the new title to screen readers, closes
 * popovers and scrolls to the anchor, as a full page load would do.
 */
export function NavigationAnnouncer() {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const isPending = useNavigation().state !== 'idle';
  const pageState = usePageState();
  const navigationType = useNavigationType();
  const hasFailed = useRef(false);
  const t = useTranslations('app');
  const [announcement, setAnnouncement] = useState('');
  const lastAddress = useRef(pathname + search);
  const lastLocation = useRef(location);

  useEffect(() => {
    const address = pathname + search;
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    for (const popover of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
      popover.hidePopover();
    setAnnouncement(document.title);
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, search, hash]);

  // A failed page that loads after a retry is announced too, although its URL is the same.
  useEffect(() => {
    if (pageState === 'success' && hasFailed.current) {
      setAnnouncement(document.title);
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    }
    if (pageState !== 'pending') hasFailed.current = pageState === 'error';
  }, [pageState]);

  // The router treats a fragment link as a POP and restores the old scroll position. Such a navigation has no key of
  // its own, or the key of the current entry if the anchor is the same.
  useEffect(() => {
    const { key } = lastLocation.current;
    const isStart = location === lastLocation.current;
    lastLocation.current = location;
    const isReturning = navigationType === 'POP' && location.key !== 'default' && location.key !== key;
    if (!isStart && !isReturning) anchorOf(location.hash)?.scrollIntoView();
  }, [location, navigationType]);

  return (
    <p role="status" className="sr-only">
      {isPending ? t('loading') : announcement}
    </p>
  );
}
