import { accessibilityStatement } from './notices/accessibility.ts';
import { earlierPrivacyNotice } from './notices/earlier-privacy.ts';
import { privacyNotice } from './notices/privacy.ts';
import type { NoticeSeed } from './notices/types.ts';

/** What the bank tells visitors by law, with what it told them before. */
export const notices: NoticeSeed[] = [privacyNotice, earlierPrivacyNotice, accessibilityStatement];
