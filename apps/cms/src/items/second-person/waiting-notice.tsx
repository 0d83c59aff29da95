import type { ServerProps } from 'payload';
import { hasRole, PUBLISHERS } from '#cms/access/roles.ts';
import { type DashboardNotice, NoticeList } from '#cms/admin/notice-list.tsx';
import { inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { collectionLabel } from '#cms/i18n/config-labels.ts';
import { isSecondPersonNeeded } from '../save/second-person.ts';
import { listWaitingDrafts, type WaitingDraft } from './list-waiting.ts';
import { moreWaiting, waitingDraft, waitingTitle } from './texts.ts';

/** Limited, since more would hide the rest of the dashboard. */
const MAX_LISTED = 10;

async function getNotice(
  { i18n, payload }: ServerProps,
  { collection, id, names }: WaitingDraft,
): Promise<DashboardNotice> {
  const item = await payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    draft: true,
    locale: userLocale(i18n.language),
    overrideAccess: true,
    select: { title: true },
  });
  const label = collectionLabel(payload, collection);
  const { title } = (item ?? {}) as { title?: string | null };
  return {
    tone: 'info',
    key: `${collection}-${id}`,
    text: inLanguageOf({ i18n }, waitingDraft(title || String(id), label, names)),
    href: `${payload.config.routes.admin}/collections/${collection}/${id}`,
  };
}

/** Lists above the dashboard, for those who publish, the drafts that only others have changed, if that is a rule. */
export async function WaitingNotice(props: ServerProps) {
  const { i18n, payload, user } = props;
  if (!user || !hasRole(user, ...PUBLISHERS) || !(await isSecondPersonNeeded(payload))) return null;
  const drafts = await listWaitingDrafts(payload, user.id);
  if (drafts.length === 0) return null;
  const listed = await Promise.all(drafts.slice(0, MAX_LISTED).map((draft) => getNotice(props, draft)));
  const rest = drafts.length - listed.length;
  return (
    <NoticeList
      id="waiting-notice-title"
      title={inLanguageOf({ i18n }, waitingTitle)}
      notices={[
        ...listed,
        ...(rest > 0 ? [{ tone: 'info' as const, text: inLanguageOf({ i18n }, moreWaiting(rest)) }] : []),
      ]}
    />
  );
}
