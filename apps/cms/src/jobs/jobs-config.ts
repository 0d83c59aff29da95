import type { Config, PayloadRequest } from 'payload';
import type { Env } from '#cms/env.ts';
import { drawSocialImages } from '#cms/social/draw-social-images.ts';
import { sendContactCopy } from './send-contact-copy.ts';

type Rule = (args: { req: PayloadRequest }) => boolean;

/** Work that is done later: scheduled publications, mail, and pictures to share. Run by `run-jobs.ts`. */
export function jobsConfig(
  { dataDir }: Pick<Env, 'dataDir'>,
  isAdministrator: Rule,
): NonNullable<Config['jobs']> {
  return {
    tasks: [sendContactCopy, drawSocialImages(dataDir)],
    access: { run: isAdministrator, queue: isAdministrator, cancel: isAdministrator },
    deleteJobOnComplete: true,
  };
}
