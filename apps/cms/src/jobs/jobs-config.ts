import type { Config } from 'payload';
import { isAdministrator } from '#cms/access/rules.ts';
import type { Env } from '#cms/env.ts';
import { drawSocialImages } from '#cms/social/draw-social-images.ts';
import { sendReceipt } from './send-receipt.ts';

/** Background jobs: scheduled publications, mail and social images. Run by `run-jobs.ts`. */
export function jobsConfig({ dataDir }: Pick<Env, 'dataDir'>): NonNullable<Config['jobs']> {
  return {
    tasks: [sendReceipt, drawSocialImages(dataDir)],
    access: { run: isAdministrator, queue: isAdministrator, cancel: isAdministrator },
    deleteJobOnComplete: true,
  };
}
