/** Translation keys of the entries whose address is a setting, unless they have one of their own. */
const SETTINGS = { 'navigation.login': 'loginUrl', 'navigation.register': 'registerUrl' } as const;

type BankAccessUrls = Record<(typeof SETTINGS)[keyof typeof SETTINGS], string>;

const isKey = (text: string): text is keyof typeof SETTINGS => Object.hasOwn(SETTINGS, text);

/** Whether an entry with this text has its address from the settings. */
export function hasAddressInSettings(text: string | null | undefined): boolean {
  return isKey(text ?? '');
}

/** The address of an entry of the right menu; empty without one. */
export function addressOf(entry: { text: string; url: string }, settings: BankAccessUrls): string {
  return entry.url || (isKey(entry.text) ? settings[SETTINGS[entry.text]] : '');
}
