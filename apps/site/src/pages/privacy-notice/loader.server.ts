import type { Loader } from '#src/content/loader-types.ts';
import {
  type BrowserStorageData,
  browserStorageIn,
  browserStorageTitle,
} from '#src/features/legal-notices/browser-storage.server.ts';
import { type FormRetention, formRetention } from '#src/features/legal-notices/form-retention.server.ts';
import { noticeLoader } from '#src/features/legal-notices/load-notice.server.ts';
import type { NoticePageData } from '#src/features/legal-notices/notice-page.tsx';
import { SECTION_IDS } from '#src/features/legal-notices/section-ids.ts';
import { messagesOf } from '#src/i18n/messages.ts';

export type PrivacyNoticePageData = NoticePageData & {
  retention: FormRetention[];
  storage: BrowserStorageData;
};

const loadNotice = noticeLoader('privacy', (locale) => [
  { id: SECTION_IDS.storage, title: browserStorageTitle(locale) },
  { id: SECTION_IDS.retention, title: messagesOf(locale).legalNotice.retention.title },
]);

export const load: Loader<PrivacyNoticePageData> = async (input) => ({
  ...(await loadNotice(input)),
  retention: formRetention(input.locale),
  storage: browserStorageIn(input.locale, input.thirdPartyServices),
});
