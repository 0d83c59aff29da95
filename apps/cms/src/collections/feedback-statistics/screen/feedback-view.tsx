import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { canReadFeedback } from '#cms/access/rules.ts';
import { requireUser, ViewFrame } from '#cms/admin/view-frame.tsx';
import { FEEDBACK_PATH } from './feedback-path.ts';
import { FeedbackScreen } from './feedback-screen.tsx';
import { feedbackTexts } from './feedback-texts.ts';

/** Which pages readers found helpful. */
export function FeedbackView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  requireUser(req, FEEDBACK_PATH);
  const { onlyReaders, title } = feedbackTexts(req.i18n.language);
  return (
    <ViewFrame {...props} title={title}>
      <Gutter>
        {canReadFeedback({ req }) ? <FeedbackScreen now={Date.now()} req={req} /> : <p>{onlyReaders}</p>}
      </Gutter>
    </ViewFrame>
  );
}
