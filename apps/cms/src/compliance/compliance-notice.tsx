import type { ServerProps } from 'payload';
import { hasRole } from '#cms/access/roles.ts';
import { NoticeList } from '#cms/admin/notice-list.tsx';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { complianceNotices } from './compliance-notices.ts';
import { complianceState } from './compliance-state.ts';

const title = bilingual('Yang harus terbit dan ditinjau', 'To publish and to review');

/** Notices above the dashboard for those who keep content: due reports, ending rates and facts, overdue reviews. */
export async function ComplianceNotice({ i18n, payload, user }: ServerProps) {
  if (!hasRole(user, 'administrator', 'publisher', 'editor', 'treasury')) return null;
  const notices = complianceNotices(await complianceState(payload));
  if (notices.length === 0) return null;
  return (
    <NoticeList
      id="compliance-notice-title"
      title={inLanguageOf({ i18n }, title)}
      notices={notices.map(({ path, text, tone }) => ({
        tone,
        text: inLanguageOf({ i18n }, text),
        href: payload.config.routes.admin + path,
      }))}
    />
  );
}
