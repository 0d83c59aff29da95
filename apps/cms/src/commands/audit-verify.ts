import path from 'node:path';
import { parseArgs } from 'node:util';
import { getPayload } from 'payload';
import { type Anchor, type Verification, verifyChain } from '#cms/audit/verify-chain.ts';
import { createConfig } from '#cms/create-config.ts';
import { BadEnvironment, parseEnv } from '#cms/env.ts';

/**
 * Verifies the hash chain of the audit log: `npm run audit:verify -w @beranda/cms [-- --expect <sequence>:<hash>]`.
 * Exits with 0 if it is intact, 1 if it is not, 2 if it could not be verified.
 */
const REASONS = {
  missing: 'is missing',
  changed: 'was changed, inserted or moved',
  'unknown-key': 'was signed with a key that is not configured',
};

function anchorOf(argument: string | undefined): Anchor | null {
  if (argument === undefined) return null;
  const match = /^(?<sequence>[1-9]\d*):(?<hash>[\da-f]{64})$/.exec(argument)?.groups;
  if (!match) throw new Error('--expect must be <sequence>:<hash>, as this command prints it');
  return { sequence: Number(match.sequence), hash: match.hash ?? '' };
}

function report(result: Verification): 0 | 1 {
  if (result.kind === 'broken') {
    console.error(`The audit log is broken: entry ${result.sequence} ${REASONS[result.reason]}.`);
    return 1;
  }
  if (result.kind === 'not-expected') {
    console.error(
      `The audit log does not contain the expected entry ${result.sequence}: its end was removed, or all of it was replaced. It ends at ${result.last}.`,
    );
    return 1;
  }
  const { count, first, last } = result;
  console.log(`The audit log is intact: ${count} ${count === 1 ? 'entry' : 'entries'}.`);
  if (first && last) {
    console.log(`First: ${first.sequence}, ${first.at}`);
    console.log(`Last:  ${last.sequence}, ${last.at}`);
    console.log(`Keep this outside of the database, and pass it to a later check as --expect:`);
    console.log(`${last.sequence}:${last.hash}`);
  }
  return 0;
}

try {
  const { values } = parseArgs({ options: { expect: { type: 'string' } } });
  const anchor = anchorOf(values.expect);
  const config = await createConfig(parseEnv(process.env), path.resolve(import.meta.dirname, '..'));
  const payload = await getPayload({ config, disableOnInit: true });
  process.exit(report(await verifyChain(payload, anchor)));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    error instanceof BadEnvironment ? message : `The audit log could not be verified: ${message}`,
  );
  process.exit(2);
}
