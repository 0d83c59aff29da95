import type { Config, PayloadRequest } from 'payload';
import type { Env } from '#cms/env.ts';
import { drawSocialImages } from '#cms/social/draw-social-images.ts';
import { sendContactCopy } from './send-contact-copy.ts';

/** Every two seconds: a scheduled publication appears while its minute is still young. */
const EVERY_TWO_SECONDS = '*/2 * * * * *';
const JOBS_AT_ONCE = 20;

type Rule = (args: { req: PayloadRequest }) => boolean;

/** Work that is done later: scheduled publications, mail, and pictures to share. Runs inside the server's own process. */
export function jobsConfig(
  { dataDir }: Pick<Env, 'dataDir'>,
  isAdministrator: Rule,
): NonNullable<Config['jobs']> {
  return {
    tasks: [sendContactCopy, drawSocialImages(dataDir)],
    autoRun: [{ cron: EVERY_TWO_SECONDS, allQueues: true, limit: JOBS_AT_ONCE, silent: { info: true } }],
    access: { run: isAdministrator, queue: isAdministrator, cancel: isAdministrator },
    deleteJobOnComplete: true,
  };
}
