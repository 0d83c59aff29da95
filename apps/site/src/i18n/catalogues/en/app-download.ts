import type { appDownload as indonesian } from '../id/app-download.ts';
import type { Translation } from '../translation.ts';

export const appDownload = {
  scan: 'Scan it with the camera of your phone',
  code: 'QR code to download the app',
  demonstration: 'Example: on this demonstration site the buttons and the QR code do not open an app store.',
} satisfies Translation<typeof indonesian>;
