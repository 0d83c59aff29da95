import { readStored, writeStored } from '#src/app/browser-storage.ts';

/** What a visitor decided about being counted, when, and over which wording of the question. */
export type ConsentChoice = { isGranted: boolean; at: string; version: number };

/** Asks the question again; sent by `PrivacyChoices`. */
export const PRIVACY_CHOICES_EVENT = 'beranda:privacy-choices';

export const CONSENT_NOTICE_ID = 'consent';

/** Raised when the question changes, so that everybody is asked anew. */
const VERSION = 1;
const KEY = 'beranda:consent';

/** What was decided; undefined where the visitor has not been asked, or was asked something else. */
export function consentChoice(): ConsentChoice | undefined {
  const choice = readStored<ConsentChoice>('localStorage', KEY);
  if (choice?.version === VERSION) return choice;
  // A browser that says so for all sites need not be asked by each; an answer given to this one weighs more.
  const isRefused = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  return isRefused ? { isGranted: false, at: new Date().toISOString(), version: VERSION } : undefined;
}

export function rememberConsent(isGranted: boolean): void {
  writeStored('localStorage', KEY, { isGranted, at: new Date().toISOString(), version: VERSION });
}
