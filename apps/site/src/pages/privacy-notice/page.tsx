import { useLoaderData } from 'react-router';
import { NoticePage, type NoticePageData } from '#src/features/legal-notices/notice-page.tsx';

export function Page() {
  return <NoticePage data={useLoaderData<NoticePageData>()} url="/privacy-notice" />;
}
