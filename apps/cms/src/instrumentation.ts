/**
 * Runs once when the server starts: connects to the database and starts the jobs, independent of requests.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ getPayload }, { default: config }, { startBackgroundWork }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('#cms/background-work.ts'),
  ]);
  await startBackgroundWork(await getPayload({ config }));
}
