import type { Popup as PopupData } from '@beranda/contract';
import { useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '#src/app/browser-storage.ts';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Picture } from '#src/components/picture.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { isDue, popupStorageKind } from './popup-record.ts';

const KEY = 'beranda:popup';

/**
 * Promotional popup of the home page: a card in the flow, or beside the content where the margin has room for it. So it
 * covers nothing, and neither traps nor takes focus. It counts as shown once it is in view.
 */
export function Popup({ popup }: { popup: PopupData }) {
  const element = useRef<HTMLElement>(null);
  const t = useTranslations('notices');
  const storage = popupStorageKind(popup);
  const [isOpen, setIsOpen] = useState(() => isDue(popup, readStored(storage, KEY), Date.now()));

  useEffect(() => {
    if (!isOpen || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      writeStored(storage, KEY, { id: popup.id, shownAt: Date.now() });
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isOpen, popup.id, storage]);

  if (!isOpen) return null;
  return (
    <aside ref={element} aria-label={t('popup')} className="home-popup print:hidden">
      {popup.picture && (
        <Picture
          picture={popup.picture}
          sizes="(min-width: 768px) 288px, 92vw"
          className="home-popup-picture"
        />
      )}
      <div className="home-popup-text">
        <p className="pr-12 font-bold text-xl leading-snug tracking-tight">{popup.title}</p>
        <p className="mt-2 text-muted">{popup.text}</p>
        {popup.action && (
          <SiteLink to={popup.action.url} className="button button-primary mt-4">
            {popup.action.text}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        )}
      </div>
      <button
        type="button"
        aria-label={t('closePopup')}
        onClick={() => setIsOpen(false)}
        className="home-popup-close"
      >
        <Icon name="close" size={20} />
      </button>
    </aside>
  );
}
