/**
 * Runs once when the server starts: connects to the database and starts the jobs, independent of requests.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startBackOffice } = await import('#cms/start-back-office.ts');
  await startBackOffice();
}
