import type { Loader } from '#src/content/loading.ts';
import {
  type BrowserStorageData,
  browserStorageIn,
} from '#src/features/legal-notices/browser-storage.server.ts';
import { type FormRetention, formRetention } from '#src/features/legal-notices/form-retention.server.ts';
import { noticeLoader } from '#src/features/legal-notices/load-notice.server.ts';
import type { NoticePageData } from '#src/features/legal-notices/notice-page.tsx';

export type PrivacyNoticePageData = NoticePageData & {
  retention: FormRetention[];
  storage: BrowserStorageData;
};

const loadNotice = noticeLoader('privacy');

export const load: Loader<PrivacyNoticePageData> = async (input) => ({
  ...(await loadNotice(input)),
  retention: formRetention(input.locale),
  storage: browserStorageIn(input.locale),
});
