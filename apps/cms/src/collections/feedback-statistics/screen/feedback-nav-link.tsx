import type { PayloadRequest, ServerProps } from 'payload';
import { canReadFeedback } from '#cms/access/rules.ts';
import { NavLinkTo } from '#cms/admin/nav-link-to.tsx';
import { FEEDBACK_PATH } from './feedback-path.ts';
import { feedbackTexts } from './feedback-texts.ts';

/** The navigation link to the feedback on pages, for those who may read it. */
export function FeedbackNavLink({ i18n, payload, user }: ServerProps) {
  if (!canReadFeedback({ req: { user } as PayloadRequest })) return null;
  return (
    <NavLinkTo
      href={payload.config.routes.admin + FEEDBACK_PATH}
      id="nav-page-feedback"
      label={feedbackTexts(i18n.language).title}
    />
  );
}
