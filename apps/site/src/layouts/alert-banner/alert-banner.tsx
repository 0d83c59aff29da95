import type { AlertBanner as Banner } from '@beranda/contract';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#src/app/browser-storage.ts';
import { useRootData } from '#src/app/locale-root.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

const KEY = 'beranda:banner';

const TONES = {
  information: 'bg-primary-soft text-foreground',
  warning: 'bg-accent text-dark',
  urgent: 'on-dark bg-dark-danger text-on-dark',
} as const satisfies Record<Banner['tone'], string>;

/** Site-wide announcement from the back office. Once dismissed it stays hidden in this browser. */
export function AlertBanner() {
  const banner = useRootData()?.settings.banner;
  return banner ? <OpenBanner key={banner.id} banner={banner} /> : null;
}

function OpenBanner({ banner }: { banner: Banner }) {
  const t = useTranslations('notices');
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    if (banner.isDismissible && readStored('localStorage', KEY) === banner.id) setIsClosed(true);
  }, [banner]);
  if (isClosed) return null;

  function close() {
    writeStored('localStorage', KEY, banner.id);
    setIsClosed(true);
    // The focused button is removed, so focus moves to the next element.
    document.querySelector<HTMLElement>('header a')?.focus();
  }

  return (
    <aside
      data-banner={banner.id}
      aria-label={t('banner')}
      className={`alert-banner print:hidden ${TONES[banner.tone]}`}
    >
      <div className="container-page flex items-center gap-3 py-2.5 font-medium">
        <Icon name={banner.tone === 'information' ? 'message' : 'warning'} size={20} className="flex-none" />
        <p className="min-w-0 flex-1">
          {banner.text}{' '}
          {banner.link && (
            <SiteLink to={banner.link.url} className="whitespace-nowrap underline underline-offset-2">
              {banner.link.text}
            </SiteLink>
          )}
        </p>
        {banner.isDismissible && (
          <button
            type="button"
            onClick={close}
            aria-label={t('closeBanner')}
            className="needs-script -mr-3 flex size-11 flex-none cursor-pointer items-center justify-center rounded-full"
          >
            <Icon name="close" size={20} />
          </button>
        )}
      </div>
    </aside>
  );
}
