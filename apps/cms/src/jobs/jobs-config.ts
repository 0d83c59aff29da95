import type { Config } from 'payload';
import { isAdministrator } from '#cms/access/rules.ts';
import type { Env } from '#cms/env.ts';
import { drawSocialImages } from '#cms/social/draw-social-images.ts';
import { mailTasks } from './mail-tasks.ts';

/** Background jobs: scheduled publications, mail and social images. Run by `run-jobs.ts`. */
export function jobsConfig(env: Pick<Env, 'cmsUrl' | 'dataDir' | 'siteUrl'>): NonNullable<Config['jobs']> {
  return {
    tasks: [...Object.values(mailTasks(env)), drawSocialImages(env.dataDir)],
    access: { run: isAdministrator, queue: isAdministrator, cancel: isAdministrator },
    deleteJobOnComplete: true,
  };
}
