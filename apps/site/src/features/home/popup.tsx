import type { Popup as PopupData } from '@beranda/contract';
import { useEffect, useRef } from 'react';
import { readStored, writeStored } from '#src/app/browser-storage.ts';
import { currentDevice } from '#src/app/device.ts';
import { SiteLink } from '#src/app/site-link.tsx';
import { whenIdle } from '#src/app/when-idle.ts';
import { Icon } from '#src/components/icon.tsx';
import { Picture } from '#src/components/picture.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { isDue, recordStorage } from './popup-record.ts';

const KEY = 'beranda:popup';

/** Shown after the page is idle. */
const DELAY_MS = 1_500;

/**
 * Decodes the picture before the popup opens; otherwise it could be measured as the page's LCP element. If the
 * picture fails to load the popup opens without it.
 */
async function loadPicture(popup: HTMLElement | null): Promise<void> {
  const picture = popup?.querySelector('img');
  if (!picture) return;
  picture.loading = 'eager';
  await picture.decode().catch(() => {});
}

/**
 * Promotional popup of the home page. A popover: Escape and a click outside close it, it neither traps nor takes
 * focus.
 */
export function Popup({ popup }: { popup: PopupData }) {
  const element = useRef<HTMLElement>(null);
  const t = useTranslations('notices');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const storage = recordStorage(popup);
    async function show(): Promise<void> {
      await loadPicture(element.current);
      // Skip if the visitor has opened a menu or dialog; the next visit will show it.
      if (isGone || document.querySelector(':popover-open, dialog[open]')) return;
      writeStored(storage, KEY, { id: popup.id, shownAt: Date.now() });
      element.current?.showPopover();
    }
    whenIdle(() => {
      if (isGone || currentDevice().isCrawler || !isDue(popup, readStored(storage, KEY), Date.now())) return;
      timer = setTimeout(show, DELAY_MS);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [popup]);

  return (
    <aside
      ref={element}
      popover="auto"
      aria-label={t('popup')}
      className="home-popup rounded-card border border-line bg-card text-foreground shadow-float print:hidden"
    >
      {popup.picture && (
        <Picture
          picture={popup.picture}
          sizes="(min-width: 480px) 400px, 92vw"
          className="aspect-[16/9] w-full"
        />
      )}
      <div className="p-6">
        <p className="pr-10 font-bold text-xl tracking-tight">{popup.title}</p>
        <p className="mt-2 text-muted">{popup.text}</p>
        {popup.action && (
          <SiteLink to={popup.action.url} className="button button-primary mt-5">
            {popup.action.text}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        )}
      </div>
      <button
        type="button"
        aria-label={t('closePopup')}
        onClick={() => element.current?.hidePopover()}
        className="absolute top-3 right-3 flex size-11 cursor-pointer items-center justify-center rounded-full border border-line bg-card"
      >
        <Icon name="close" size={20} />
      </button>
    </aside>
  );
}
