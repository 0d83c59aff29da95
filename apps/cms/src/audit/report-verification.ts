import type { Anchor, Verification } from './verify-chain.ts';

const REASONS = {
  missing: 'is missing',
  changed: 'was changed, inserted or moved',
  'unknown-key': 'was signed with a key that is not configured',
};

/**
 * Parses an anchor as the report prints it, `<sequence>:<hash>`.
 *
 * @throws Error for anything else.
 */
export function parseAnchor(text: string): Anchor {
  const match = /^(?<sequence>[1-9]\d*):(?<hash>[\da-f]{64})$/.exec(text)?.groups;
  if (!match) throw new Error('--expect must be <sequence>:<hash>, as this command prints it');
  return { sequence: Number(match.sequence), hash: match.hash ?? '' };
}

/** The result of a verification for an operator, and whether the chain is as it should be. */
export function reportVerification(result: Verification): { isIntact: boolean; lines: string[] } {
  if (result.kind === 'broken')
    return {
      isIntact: false,
      lines: [`The audit log is broken: entry ${result.sequence} ${REASONS[result.reason]}.`],
    };
  if (result.kind === 'not-expected')
    return {
      isIntact: false,
      lines: [
        `The audit log does not contain the expected entry ${result.sequence}: its end was removed, or all of it was replaced. It ends at ${result.last}.`,
      ],
    };
  const { count, first, last } = result;
  const lines = [`The audit log is intact: ${count} ${count === 1 ? 'entry' : 'entries'}.`];
  if (first && last)
    lines.push(
      `First: ${first.sequence}, ${first.at}`,
      `Last:  ${last.sequence}, ${last.at}`,
      'Keep this outside of the database, and pass it to a later check as --expect:',
      `${last.sequence}:${last.hash}`,
    );
  return { isIntact: true, lines };
}
