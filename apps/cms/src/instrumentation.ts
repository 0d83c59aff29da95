/**
 * Runs once when the server starts: connects to the database and starts the jobs, so that what is scheduled
 * happens at its time whether anybody visits or not.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ getPayload }, { default: config }, { keepJobsMoving }, { keepPulling }, { offerToStopJobs }] =
    await Promise.all([
      import('payload'),
      import('@payload-config'),
      import('#cms/jobs/release-abandoned-jobs.ts'),
      import('#cms/jobs/keep-pulling.ts'),
      import('#cms/jobs/stop-jobs.ts'),
    ]);
  const payload = await getPayload({ config });
  await keepJobsMoving(payload, payload.db.name === 'sqlite');
  await getPayload({ config, cron: true });
  keepPulling(payload);
  offerToStopJobs(payload);
}
