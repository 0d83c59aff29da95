import { randomUUID } from 'node:crypto';
import { normalisePath, PAYLOAD_FILE, PREVIEW_PARAMETER } from '@beranda/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Build } from '#server/builds.ts';
import type { SiteEnv } from '#server/env.ts';
import { CACHE } from '#server/http/cache-policies.ts';
import { compressOnce, sendEncodedResponse } from '#server/http/encoded-response.ts';
import { encodingFor } from '#server/http/encoding.ts';
import { readFlashCookie } from '#server/http/flash-cookie.ts';
import { detectLocale, hintsOf } from '#server/http/locale-detection.ts';
import { retryAfterSeconds } from '#server/http/retry-after.ts';
import type { Payload } from '#src/app/payload.ts';
import type { FormResult, Visitor } from '#src/content/loading.ts';
import { inLocale, withSearch } from '#src/i18n/paths.ts';
import { canonicalTarget, hasInputs, matchPage } from '#src/routing/page-match.ts';
import { definitionOf } from '#src/routing/routes.ts';
import type { RenderedPage } from './page-renderer.ts';
import type { PageService } from './page-service.ts';

export type PagesOptions = { env: SiteEnv; service: PageService; build: Build };

type Form = 'html' | 'payload';

/** Pages and their payloads. Everything that no other route takes ends here. */
export function registerPages(app: FastifyInstance, { env, service, build }: PagesOptions): void {
  app.get('/*', async (request, reply) => {
    const [rawPath = '/', rawQuery = ''] = splitTarget(request.raw.url ?? '/');
    const form: Form = rawPath.endsWith(PAYLOAD_FILE) ? 'payload' : 'html';
    const requested = form === 'payload' ? rawPath.slice(0, -PAYLOAD_FILE.length) || '/' : rawPath;
    const pathname = normalisePath(requested);
    // Data of one build is nothing for the code of another, which takes anything that is no payload for a reason to
    // load the document.
    if (form === 'payload' && isOfOtherBuild(rawQuery, build.id))
      return reply.header('cache-control', CACHE.never).send(build);

    if (form === 'html') {
      const elsewhere = redirectOf(request, requested, rawQuery);
      if (elsewhere)
        return reply.header('cache-control', CACHE.never).redirect(elsewhere.to, elsewhere.status);
    }

    const target = canonicalTarget(pathname, rawQuery);
    const previewToken = previewTokenOf(rawQuery);
    const { page } = matchPage(pathname);
    if (previewToken && page && definitionOf(page).hasPreview && form === 'html') {
      return sendRendered(request, reply, await service.renderFor({ target, previewToken }), form);
    }
    if (page && definitionOf(page).form) {
      const visitor = visitorOf(reply, { outcome: readFlashCookie(request, target) });
      const rendered = await service.renderFor({ target, visitor });
      return sendRendered(request, reply, withQuery(rendered, form, rawQuery), form);
    }
    if (page && hasInputs(page, target)) {
      const rendered = await service.renderFor({ target });
      return sendRendered(request, reply, withQuery(rendered, form, rawQuery), form);
    }
    const answer = await service.cache.get(target);
    if (answer.kind === 'other')
      return sendRendered(request, reply, withQuery(answer.answer, form, rawQuery), form);
    reply.hijack();
    sendEncodedResponse(request.raw, reply.raw, form === 'html' ? answer.page.html : answer.page.payload);
  });

  /** Where an address leads instead: to the reader's language, or to its one spelling. */
  function redirectOf(request: FastifyRequest, requested: string, rawQuery: string) {
    const suffix = rawQuery ? `?${rawQuery}` : '';
    const pathname = withoutTrailingSlash(normalisePath(requested));
    const locale = detectLocale(env, { ...hintsOf(request.headers), pathname });
    if (locale) return { to: inLocale(pathname, locale) + suffix, status: 302 };
    return pathname === requested ? undefined : { to: pathname + suffix, status: 301 };
  }
}

/** A document is asked for with the visitor's query; a payload's query also has what the code added to it. */
function withQuery(rendered: RenderedPage, form: Form, rawQuery: string): RenderedPage {
  if (rendered.kind !== 'redirect' || form === 'payload') return rendered;
  return { ...rendered, location: withSearch(rendered.location, rawQuery && `?${rawQuery}`) };
}

/** Whether a payload was asked for by the code of another build; its id comes first in the query. */
function isOfOtherBuild(rawQuery: string, buildId: string): boolean {
  const requested = rawQuery.split('&', 1)[0] ?? '';
  return /^[\da-f]{16}$/.test(requested) && requested !== buildId;
}

function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

/** Only what has the shape of a token counts as one; it travels on in a header. */
function previewTokenOf(rawQuery: string): string | undefined {
  const value = new URLSearchParams(rawQuery).get(PREVIEW_PARAMETER) ?? '';
  return /^[\w-]{1,1000}\.[\w-]{1,200}$/.test(value) ? value : undefined;
}

/** A raw target's path, and its query without the question mark. */
function splitTarget(target: string): [string, string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
}

/** What a page with a form needs of its visitor; sets the CSRF cookie where there is none yet. */
export function visitorOf(
  reply: FastifyReply,
  { outcome, idempotencyKey = randomUUID() }: { outcome?: FormResult; idempotencyKey?: string },
): Visitor {
  return { csrfToken: reply.generateCsrf(), idempotencyKey, outcome };
}

/** Sends a page that is not stored: an error, a redirect, or something of one visitor. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: RenderedPage,
  form: Form,
  statusCode?: number,
) {
  reply.header('cache-control', CACHE.never);
  if (rendered.kind === 'redirect') {
    if (form === 'html') return reply.redirect(rendered.location, rendered.statusCode);
    const payload: Payload = { redirect: { location: rendered.location, status: rendered.statusCode } };
    return reply.send(payload);
  }
  const status = rendered.statusCode === 200 ? (statusCode ?? 200) : rendered.statusCode;
  if (status === 503) {
    const maintenance = 'error' in rendered.payload ? rendered.payload.error.maintenance : undefined;
    reply.header('retry-after', retryAfterSeconds(maintenance));
  }
  reply.code(status);
  const encoding = encodingFor(request.headers['accept-encoding'] as string | undefined);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('vary', 'Accept-Encoding');
  reply.type(form === 'html' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8');
  return reply.send(
    await compressOnce(form === 'html' ? rendered.html : JSON.stringify(rendered.payload), encoding),
  );
}
