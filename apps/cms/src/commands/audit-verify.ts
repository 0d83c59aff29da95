import path from 'node:path';
import { parseArgs } from 'node:util';
import { withoutValues } from '@beranda/contract/loggable-error';
import { getPayload } from 'payload';
import { parseAnchor, reportVerification } from '#cms/audit/report-verification.ts';
import { verifyChain } from '#cms/audit/verify-chain.ts';
import { createConfig } from '#cms/create-config.ts';
import { EnvironmentError, parseEnv } from '#cms/env.ts';

/**
 * Verifies the hash chain of the audit log: `npm run audit:verify -w @beranda/cms [-- --expect <sequence>:<hash>]`.
 * Exits with 0 if it is intact, 1 if it is not, 2 if it could not be verified.
 */
try {
  const { expect } = parseArgs({ options: { expect: { type: 'string' } } }).values;
  const anchor = expect === undefined ? null : parseAnchor(expect);
  const config = await createConfig(parseEnv(process.env), path.resolve(import.meta.dirname, '..'));
  const payload = await getPayload({ config, disableOnInit: true });
  const { isIntact, lines } = reportVerification(await verifyChain(payload, anchor));
  console[isIntact ? 'log' : 'error'](lines.join('\n'));
  process.exit(isIntact ? 0 : 1);
} catch (error) {
  const message = withoutValues(error instanceof Error ? error.message : String(error));
  console.error(
    error instanceof EnvironmentError ? message : `The audit log could not be verified: ${message}`,
  );
  process.exit(2);
}
