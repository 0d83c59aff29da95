import { type ComponentType, useEffect, useState } from 'react';
import { useSiteConfig } from '../site-config.tsx';
import { whenIdle } from '../when-idle.ts';
import { consentChoice, rememberConsent } from './choice.ts';

/** Asks the question again; sent by `PrivacyChoices`. */
export const PRIVACY_CHOICES_EVENT = 'beranda:privacy-choices';

type NoticeProps = { onDecide: (isGranted: boolean) => void };

function loadAnalytics(url: string): void {
  if (document.querySelector(`script[src="${CSS.escape(url)}"]`)) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}

/**
 * Loads the analytics script of this installation for those who agreed, and asks those who have not decided. Where
 * none is configured there is nothing to ask and nothing to load.
 */
export function Consent() {
  const { analyticsUrl } = useSiteConfig();
  const [Notice, setNotice] = useState<ComponentType<NoticeProps>>();

  useEffect(() => {
    if (!analyticsUrl) return;
    const ask = async () => {
      const { ConsentNotice } = await import('./consent-notice.tsx');
      setNotice(() => ConsentNotice);
    };
    whenIdle(() => {
      const choice = consentChoice();
      if (choice?.isGranted) loadAnalytics(analyticsUrl);
      else if (!choice) void ask();
    });
    window.addEventListener(PRIVACY_CHOICES_EVENT, ask);
    return () => window.removeEventListener(PRIVACY_CHOICES_EVENT, ask);
  }, [analyticsUrl]);

  if (!analyticsUrl || !Notice) return null;
  return (
    <Notice
      onDecide={(isGranted) => {
        const wasGranted = consentChoice()?.isGranted ?? false;
        rememberConsent(isGranted);
        setNotice(undefined);
        if (isGranted) loadAnalytics(analyticsUrl);
        // A script cannot be taken out of a page; a new page comes without it.
        else if (wasGranted) location.reload();
      }}
    />
  );
}
