import { useLoaderData } from 'react-router';
import { NoticePage } from '#src/features/legal-notices/notice-page.tsx';
import { RetentionTable } from '#src/features/legal-notices/retention-table.tsx';
import type { PrivacyNoticePageData } from './loader.server.ts';

export function Page() {
  const { retention, ...data } = useLoaderData<PrivacyNoticePageData>();
  return (
    <NoticePage data={data} url="/privacy-notice">
      {data.kind === 'privacy' && <RetentionTable retention={retention} />}
    </NoticePage>
  );
}
