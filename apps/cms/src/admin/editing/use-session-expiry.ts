'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { type RefObject, useEffect, useRef } from 'react';

/** Number of open forms. */
export type OpenForms = RefObject<number>;

type SessionExpiry = { openForms: OpenForms; askToSignIn: () => Promise<void> };

const DISTANT_EXPIRY_S = 4_000_000_000;
const CHECK_INTERVAL_MS = 60_000;
/** Active users refresh their session after this part of its lifetime. */
const REFRESH_AFTER = 0.25;

/**
 * Handles session expiry without leaving the form. Payload's timer would replace the page and lose input, so
 * it gets a distant expiry, and a dialog is shown instead. Expiry on the server is unchanged.
 */
export function useSessionExpiry({ openForms, askToSignIn }: SessionExpiry): void {
  const { refreshCookieAsync, setUser, tokenExpirationMs, user } = useAuth();
  const { config } = useConfig();
  const endsAt = useRef<number | null>(null);
  const lifetimeMs = useRef(0);
  const isActive = useRef(false);
  const latest = useRef({ askToSignIn, refreshCookieAsync, user });
  latest.current = { askToSignIn, refreshCookieAsync, user };
  const inactivePath = `${config.routes.admin}${config.admin.routes.inactivity}`;

  useEffect(() => {
    if (!user || tokenExpirationMs === undefined || tokenExpirationMs >= DISTANT_EXPIRY_S * 1_000) return;
    endsAt.current = tokenExpirationMs;
    lifetimeMs.current = tokenExpirationMs - Date.now();
    setUser({ user, exp: DISTANT_EXPIRY_S });
  }, [setUser, tokenExpirationMs, user]);

  useEffect(() => {
    const recordActivity = () => {
      isActive.current = true;
    };
    let timer: ReturnType<typeof setTimeout>;
    let isAsking = false;
    const check = async () => {
      const left = (endsAt.current ?? Number.POSITIVE_INFINITY) - Date.now();
      if (left <= 0 && latest.current.user && !isAsking) {
        if (openForms.current === 0) {
          window.location.assign(`${inactivePath}?redirect=${encodeURIComponent(window.location.pathname)}`);
          // Not at once: another call would cancel the navigation, which a slow server has not answered yet.
          timer = setTimeout(check, CHECK_INTERVAL_MS);
          return;
        }
        isAsking = true;
        await latest.current.askToSignIn().catch(() => {});
        isAsking = false;
      } else if (isActive.current && left < lifetimeMs.current * (1 - REFRESH_AFTER)) {
        isActive.current = false;
        await latest.current.refreshCookieAsync();
      }
      const next = (endsAt.current ?? Number.POSITIVE_INFINITY) - Date.now();
      timer = setTimeout(check, Math.max(1_000, Math.min(next, CHECK_INTERVAL_MS)));
    };
    timer = setTimeout(check, 1_000);
    window.addEventListener('keydown', recordActivity);
    window.addEventListener('pointerdown', recordActivity);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', recordActivity);
      window.removeEventListener('pointerdown', recordActivity);
    };
  }, [inactivePath, openForms]);
}
