import type { Config } from 'payload';
import { isAdministrator } from '#cms/access/rules.ts';
import { storeDocumentText } from '#cms/collections/documents/text/store-document-text.ts';
import type { Env } from '#cms/env.ts';
import { drawSocialImages } from '#cms/social/draw-social-images.ts';
import { caseMailTasks } from './case-mail-tasks.ts';
import { sendAccountMail } from './send-account-mail.ts';

type Settings = Pick<Env, 'cmsUrl' | 'dataDir' | 'encryptionKeys' | 'passwordSignInFor' | 'siteUrl'>;

/** Background jobs: scheduled publications, mail, social images and texts of documents. Run by `run-jobs.ts`. */
export function jobsConfig(env: Settings): NonNullable<Config['jobs']> {
  return {
    tasks: [
      ...Object.values(caseMailTasks(env)),
      sendAccountMail(env),
      drawSocialImages(env.dataDir),
      storeDocumentText,
    ],
    access: { run: isAdministrator, queue: isAdministrator, cancel: isAdministrator },
    deleteJobOnComplete: true,
  };
}
