import { useEffect, useSyncExternalStore } from 'react';
import { isCrawler } from './crawlers.ts';

/** What kind of device shows the page, as far as it says so itself. */
export type Device = { isMobile: boolean; isTablet: boolean; isDesktop: boolean; isCrawler: boolean };

const REFRESH_DELAY_MS = 50;

const TABLET = /ipad|tablet|kindle|silk|playbook|android(?!.*mobile)/i;
const MOBILE = /iphone|ipod|android|mobile|blackberry|opera mini|iemobile/i;

/** @param touchPoints tells an iPad from the Mac that it says to be. */
export function deviceOf(userAgent: string, touchPoints = 0): Device {
  const isTablet = TABLET.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1);
  const isMobile = !isTablet && MOBILE.test(userAgent);
  return { isMobile, isTablet, isDesktop: !isMobile && !isTablet, isCrawler: isCrawler(userAgent) };
}

/** Pages are the same for every device, so rendering starts from this one and learns better in the browser. */
const UNKNOWN: Device = { isMobile: false, isTablet: false, isDesktop: true, isCrawler: false };

let current: Device | undefined;

/** The device that shows this page; only in the browser. */
export function currentDevice(): Device {
  current ??= deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  return current;
}

function isSame(a: Device, b: Device): boolean {
  return a.isMobile === b.isMobile && a.isTablet === b.isTablet && a.isCrawler === b.isCrawler;
}

const listeners = new Set<() => void>();

/** A window that is resized may belong to another device now: developers switch, tablets turn to desktop mode. */
function refreshSoon(): void {
  setTimeout(() => {
    const next = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
    if (current && isSame(current, next)) return;
    current = next;
    for (const listener of listeners) listener();
  }, REFRESH_DELAY_MS);
}

function subscribe(listener: () => void): () => void {
  // The same function is added once, however many ask.
  window.addEventListener('resize', refreshSoon);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The device flags, current after the first rendering in the browser and 50 ms after each resize. */
export function useDevice(): Device {
  return useSyncExternalStore(subscribe, currentDevice, () => UNKNOWN);
}

/** Says the device in the document's attributes, for style sheets; after hydration, so that pages stay the same. */
export function DeviceAttributes() {
  const { isMobile, isTablet, isCrawler } = useDevice();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.device = isMobile ? 'mobile' : isTablet ? 'tablet' : 'desktop';
    dataset.crawler = String(isCrawler);
  }, [isMobile, isTablet, isCrawler]);
  return null;
}
