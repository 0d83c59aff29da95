import { readStored, writeStored } from '#src/app/browser-storage.ts';

/** A visitor's decision on analytics, its time and the version of the question. */
type ConsentChoice = { isGranted: boolean; at: string; version: number };

/** Event that shows the consent notice again; dispatched by `PrivacyChoices`. */
export const PRIVACY_CHOICES_EVENT = 'beranda:privacy-choices';

export const CONSENT_NOTICE_ID = 'consent';

/** Increase when the question changes: stored choices become invalid. */
const VERSION = 1;
const KEY = 'beranda:consent';

/** The stored decision; undefined if there is none for this version. */
export function consentChoice(): ConsentChoice | undefined {
  const choice = readStored<ConsentChoice>('localStorage', KEY);
  if (choice?.version === VERSION) return choice;
  // Global Privacy Control counts as a rejection, unless the visitor decided on this site.
  const isRefused = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  return isRefused ? { isGranted: false, at: new Date().toISOString(), version: VERSION } : undefined;
}

export function writeConsent(isGranted: boolean): void {
  writeStored('localStorage', KEY, { isGranted, at: new Date().toISOString(), version: VERSION });
}
