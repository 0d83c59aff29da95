import { type ComponentType, useEffect, useRef, useState } from 'react';
import { MAIN_ID } from '#src/app/navigation-announcer.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { whenIdle } from '#src/app/when-idle.ts';
import { CONSENT_NOTICE_ID, consentChoice, PRIVACY_CHOICES_EVENT, writeConsent } from './choice.ts';

type NoticeProps = { onDecide: (isGranted: boolean) => void };

function loadAnalytics(url: string): void {
  if (document.querySelector(`script[src="${CSS.escape(url)}"]`)) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}

/**
 * Loads the analytics script after consent, and shows the consent notice without a stored choice. Renders nothing if no analytics is
 * configured.
 */
export function Consent() {
  const { analyticsUrl } = useSiteConfig();
  const [Notice, setNotice] = useState<ComponentType<NoticeProps>>();
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!analyticsUrl) return;
    const ask = (onShown?: () => void) =>
      import('./consent-notice.tsx').then(
        ({ ConsentNotice }) => {
          setNotice(() => ConsentNotice);
          onShown?.();
        },
        // Not stored: the next page shows the notice again.
        () => {},
      );
    const askAgain = () => {
      opener.current = document.activeElement as HTMLElement | null;
      void ask(() => setTimeout(() => document.getElementById(CONSENT_NOTICE_ID)?.focus()));
    };
    whenIdle(() => {
      const choice = consentChoice();
      if (choice?.isGranted) loadAnalytics(analyticsUrl);
      else if (!choice) void ask();
    });
    window.addEventListener(PRIVACY_CHOICES_EVENT, askAgain);
    return () => window.removeEventListener(PRIVACY_CHOICES_EVENT, askAgain);
  }, [analyticsUrl]);

  if (!analyticsUrl || !Notice) return null;
  return (
    <Notice
      onDecide={(isGranted) => {
        const wasGranted = consentChoice()?.isGranted ?? false;
        writeConsent(isGranted);
        setNotice(undefined);
        // The focused button is removed.
        (opener.current ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
        if (isGranted) loadAnalytics(analyticsUrl);
        // A script cannot be unloaded; a reload comes without it.
        else if (wasGranted) location.reload();
      }}
    />
  );
}
