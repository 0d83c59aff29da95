import type { Config } from 'payload';
import { isAdministrator } from '#cms/access/rules.ts';
import type { Env } from '#cms/env.ts';
import { drawSocialImages } from '#cms/social/draw-social-images.ts';
import { notifyStaff } from './notify-staff.ts';
import { sendDocumentsRequest, sendExtensionNotice, sendFinalAnswer } from './send-clock-mail.ts';
import { sendReceipt } from './send-receipt.ts';
import { sendReply } from './send-reply.ts';

/** Background jobs: scheduled publications, mail and social images. Run by `run-jobs.ts`. */
export function jobsConfig(env: Pick<Env, 'cmsUrl' | 'dataDir' | 'siteUrl'>): NonNullable<Config['jobs']> {
  return {
    tasks: [
      sendReceipt(env),
      sendReply,
      notifyStaff(env),
      sendDocumentsRequest,
      sendExtensionNotice,
      sendFinalAnswer,
      drawSocialImages(env.dataDir),
    ],
    access: { run: isAdministrator, queue: isAdministrator, cancel: isAdministrator },
    deleteJobOnComplete: true,
  };
}
