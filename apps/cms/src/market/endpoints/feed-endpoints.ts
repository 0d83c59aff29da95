import { IDEMPOTENCY_KEY_HEADER } from '@beranda/contract';
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import type { Env } from '#cms/env.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { IMPORT_LIMIT_BYTES } from '#cms/imports/import-report.ts';
import { hasFeedKey } from '#cms/security/keys.ts';
import { readSheetJson } from '../parsing/parse-json.ts';
import { fingerprintOfContent, receiveSheet } from '../sheets/receive-sheet.ts';
import { SHEET_KINDS, type SheetKind } from '../sheets/sheet-kind.ts';
import type { SheetContent } from '../validation/lines.ts';
import { translateIssues } from './translate-issues.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

async function receiveFrom(req: PayloadRequest, kind: SheetKind): Promise<Response> {
  const key = req.headers.get(IDEMPOTENCY_KEY_HEADER);
  if (key === null || !KEY.test(key))
    return errorResponse(400, `The header ${IDEMPOTENCY_KEY_HEADER} must have 1 to 200 visible characters`);
  const { parseIssues, lines, reason, validFrom } = readSheetJson(
    kind,
    await readJsonBody(req, IMPORT_LIMIT_BYTES),
  );
  const content = { kind, lines, validFrom } as SheetContent;
  const result = await receiveSheet(req.payload, {
    source: 'feed',
    content,
    parseIssues,
    fingerprint: fingerprintOfContent(content, parseIssues),
    key: `feed:${key}`,
    enteredBy: null,
    correctionReason: reason,
  });
  if (result.kind !== 'stored') return errorResponse(409, 'This idempotency key was used for other content');
  const { sheet, state, isRepeat } = result;
  const issues = translateIssues(req, result.issues);
  if (state === 'failed') {
    const message = 'Nothing of this sheet was taken over';
    return jsonResponse({ statusCode: 422, message, sheet, state, issues }, 422);
  }
  return jsonResponse({ sheet, state, issues }, isRepeat ? 200 : 201);
}

/**
 * `POST /api/market/feed/rates` and `…/funds`: receives sheets from the core banking system, authenticated by
 * the feed key. Without `FEED_KEY` the endpoints do not exist.
 */
export function feedEndpoints({ feedKey }: Pick<Env, 'feedKey'>): Endpoint[] {
  const handlerOf = (kind: SheetKind): PayloadHandler =>
    withErrorHandling(async (req) => {
      if (feedKey === undefined) return errorResponse(404, NOT_FOUND);
      if (!hasFeedKey(req.headers, feedKey)) return errorResponse(403, 'The feed key is missing or wrong');
      return receiveFrom(req, kind);
    });
  return SHEET_KINDS.map((kind) => ({
    path: `/market/feed/${kind}`,
    method: 'post',
    handler: handlerOf(kind),
  }));
}
