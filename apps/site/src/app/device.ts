import { useEffect, useSyncExternalStore } from 'react';
import { isCrawler } from './crawlers.ts';

/** Device class, detected from the user agent. */
export type Device = { isMobile: boolean; isTablet: boolean; isDesktop: boolean; isCrawler: boolean };

const REFRESH_DELAY_MS = 50;

const TABLET = /ipad|tablet|kindle|silk|playbook|android(?!.*mobile)/i;
const MOBILE = /iphone|ipod|android|mobile|blackberry|opera mini|iemobile/i;

/** @param touchPoints distinguishes an iPad from a Mac: both send the same user agent. */
export function deviceOf(userAgent: string, touchPoints = 0): Device {
  const isTablet = TABLET.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1);
  const isMobile = !isTablet && MOBILE.test(userAgent);
  return { isMobile, isTablet, isDesktop: !isMobile && !isTablet, isCrawler: isCrawler(userAgent) };
}

/** Server snapshot: pages are cached for all devices, so hydration starts from this and updates in the browser. */
const UNKNOWN = deviceOf('');

let current: Device | undefined;

const detect = () => deviceOf(navigator.userAgent, navigator.maxTouchPoints);

/** Detects the device once; browser only. */
export function currentDevice(): Device {
  current ??= detect();
  return current;
}

const listeners = new Set<() => void>();

let refresh: ReturnType<typeof setTimeout> | undefined;

/** A resize may change the device class (device emulation, desktop mode of tablets): detected again, debounced. */
function refreshSoon(): void {
  clearTimeout(refresh);
  refresh = setTimeout(() => {
    const next = detect();
    if (JSON.stringify(next) === JSON.stringify(current)) return;
    current = next;
    for (const listener of listeners) listener();
  }, REFRESH_DELAY_MS);
}

function subscribe(listener: () => void): () => void {
  // addEventListener ignores duplicates of the same function.
  window.addEventListener('resize', refreshSoon);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The device flags, updated after hydration and 50 ms after each resize. */
function useDevice(): Device {
  return useSyncExternalStore(subscribe, currentDevice, () => UNKNOWN);
}

/** Sets the device as data attributes of <html>, for CSS; after hydration, to avoid a hydration mismatch. */
export function DeviceAttributes() {
  const { isMobile, isTablet, isCrawler } = useDevice();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.device = isMobile ? 'mobile' : isTablet ? 'tablet' : 'desktop';
    dataset.crawler = String(isCrawler);
  }, [isMobile, isTablet, isCrawler]);
  return null;
}
