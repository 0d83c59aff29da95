import { noticeLoader } from '#src/features/legal-notices/load-notice.server.ts';

export const load = noticeLoader('accessibility');
