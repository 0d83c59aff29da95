import { useLoaderData } from 'react-router';
import { BrowserStorageTable } from '#src/features/legal-notices/browser-storage-table.tsx';
import { NoticePage } from '#src/features/legal-notices/notice-page.tsx';
import { RetentionTable } from '#src/features/legal-notices/retention-table.tsx';
import type { PrivacyNoticePageData } from './loader.server.ts';

export function Page() {
  const { retention, storage, ...data } = useLoaderData<PrivacyNoticePageData>();
  return (
    <NoticePage data={data} url="/privacy-notice">
      {data.kind === 'privacy' && (
        <>
          <BrowserStorageTable storage={storage} />
          <RetentionTable retention={retention} />
        </>
      )}
    </NoticePage>
  );
}
