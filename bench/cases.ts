import { ensurePostgres } from '../scripts/testing/postgres.mjs';
import { type Administrator, type Member, registerAdministrator, signIn } from './administrator.ts';
import { measureBackgroundJobs } from './cases/background-jobs.ts';
import { measureExports } from './cases/case-exports.ts';
import { measureScreens } from './cases/desk-screens.ts';
import { type FilledCases, fillCases } from './cases/fill-cases.ts';
import type { Result } from './report.ts';
import { makePassword, type Stack, startStack } from './stack.ts';

/** The number of cases that a bank keeps over some years. */
const CASES = 100_000;
const STAFF = 12;

type StaffMember = { id: number; name: string };

/** Makes the accounts of customer care. @returns them, and the first one signed in. */
async function makeStaff(stack: Stack, administrator: Administrator) {
  const staff: StaffMember[] = [];
  let care: Member | undefined;
  for (let number = 1; number <= STAFF; number += 1) {
    const name = `Petugas ${number}`;
    const credentials = { email: `petugas${number}@bank.example`, password: makePassword() };
    const account = { ...credentials, name, roles: ['customer-care'] };
    staff.push({ id: await administrator.addAccount(account), name });
    care ??= await signIn(stack, credentials);
  }
  if (!care) throw new Error('There is no customer care');
  return { staff, care };
}

/** Checks over the API that all cases are there, and that a sensitive answer is masked and can be shown in full. */
async function checkStored(administrator: Member, { longCase, total }: FilledCases): Promise<void> {
  const { totalDocs } = (await administrator.call('GET', '/api/cases?limit=1&depth=0')) as {
    totalDocs: number;
  };
  if (totalDocs < total) throw new Error(`There are ${totalDocs} cases instead of ${total}`);
  const casePath = `/api/cases/${longCase.id}`;
  const { answers } = (await administrator.call('GET', `${casePath}?depth=0`)) as {
    answers: { identityNumber: string };
  };
  const shown = (await administrator.call('POST', `${casePath}/reveal`, { field: 'identityNumber' })) as {
    value: string;
  };
  if (!/^\d{16}$/.test(shown.value) || answers.identityNumber === shown.value)
    throw new Error('The identity number of a case is not stored as the back office stores it');
}

async function measureOn(database: string, settings: Record<string, string>, signal: AbortSignal) {
  const stack = await startStack(signal, settings);
  try {
    const administrator = await registerAdministrator(stack);
    const { care, staff } = await makeStaff(stack, administrator);
    const filled = await fillCases(stack, { count: CASES, staff });
    await checkStored(administrator, filled);
    return [
      ...(await measureScreens({ member: care, role: 'customer care', database }, filled)),
      ...(await measureScreens({ member: administrator, role: 'administrator', database }, filled)),
      ...(await measureExports({ stack, member: care, database, filled })),
      ...(await measureBackgroundJobs({ stack, administrator, database })),
    ];
  } finally {
    await stack.stop();
  }
}

/**
 * The service desk with 100,000 cases of all forms: its screens and their requests, exports, and work on many cases in
 * the background. On both databases.
 */
export async function measureCases(signal: AbortSignal): Promise<Result[]> {
  const results = await measureOn('SQLite', {}, signal);
  const postgres = await ensurePostgres(signal);
  try {
    if (!postgres.url)
      return [...results, { name: 'cases on PostgreSQL', missing: String(postgres.missing) }];
    return [...results, ...(await measureOn('PostgreSQL', { DATABASE_URL: postgres.url }, signal))];
  } finally {
    postgres.stop();
  }
}
