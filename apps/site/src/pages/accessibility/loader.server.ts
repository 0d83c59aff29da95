import { noticeLoader } from '#src/widgets/legal-notice/load-notice.server.ts';

export const loadAccessibility = noticeLoader('accessibility');
