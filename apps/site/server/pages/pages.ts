import { randomUUID } from 'node:crypto';
import {
  type FormName,
  type Locale,
  normalizePath,
  PAYLOAD_FILE,
  PREVIEW_PARAMETER,
} from '@beranda/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Build } from '#server/builds.ts';
import type { Captcha, RerenderedFormState } from '#server/captcha/captcha.ts';
import type { SiteEnv } from '#server/env.ts';
import { CACHE } from '#server/http/cache-policies.ts';
import { compressOnce, sendEncodedResponse } from '#server/http/encoded-response.ts';
import { encodingFor } from '#server/http/encoding.ts';
import { readFlashCookie } from '#server/http/flash-cookie.ts';
import { detectLocale, hintsOf } from '#server/http/locale-detection.ts';
import { splitTarget } from '#server/http/request-target.ts';
import { retryAfterSeconds } from '#server/http/retry-after.ts';
import type { Payload } from '#src/app/payload.ts';
import type { CountSearch, FormResult, Visitor } from '#src/content/loader-types.ts';
import { inLocale, withQueryString } from '#src/i18n/paths.ts';
import { type PageAddress, pageAddressOf } from '#src/routing/page-address.ts';
import type { PageDefinition } from '#src/routing/page-definition.ts';
import { matchPage, matchPageOrDesign } from '#src/routing/page-match.ts';
import { definitionOf } from '#src/routing/routes.ts';
import type { RenderedPage } from './page-renderer.ts';
import type { PageService } from './page-service.ts';

type PagesOptions = {
  env: SiteEnv;
  /** The path of the API, which has no pages. */
  apiPath: string;
  service: PageService;
  captcha: Captcha;
  build: Build;
  /** Whether the design collection is shown. */
  isDesignShown: boolean;
  /** Counts the search of a request; undefined if it may not be counted. */
  countSearchOf(request: FastifyRequest): CountSearch | undefined;
};

type PageFormat = 'html' | 'payload';

/** Catch-all route for pages and their payloads. */
export function registerPages(
  app: FastifyInstance,
  { env, apiPath, service, captcha, build, isDesignShown, countSearchOf }: PagesOptions,
): void {
  const matcher = isDesignShown ? matchPageOrDesign : matchPage;
  app.get('/*', async (request, reply) => {
    const [rawPath, rawQuery] = splitTarget(request.raw.url ?? '/');
    const format: PageFormat = rawPath.endsWith(PAYLOAD_FILE) ? 'payload' : 'html';
    const requested = format === 'payload' ? rawPath.slice(0, -PAYLOAD_FILE.length) || '/' : rawPath;
    const pathname = normalizePath(requested);
    // Payloads are valid for one build only. The client loads the document if the response is not a payload.
    if (format === 'payload' && isOfOtherBuild(rawQuery, build.id))
      return reply.header('cache-control', CACHE.never).send(build);

    // Programs get errors as JSON, whatever their language.
    if (`${pathname}/`.startsWith(`${apiPath}/`)) return reply.callNotFound();

    const address = pageAddressOf(pathname, rawQuery, matcher);
    if (format === 'html') {
      const redirect = redirectOf(request, requested, address, rawQuery);
      if (redirect) return reply.header('cache-control', CACHE.never).redirect(redirect.to, redirect.status);
    }

    const previewToken = previewTokenOf(rawQuery);
    const definition: Partial<PageDefinition> = address.page ? definitionOf(address.page) : {};
    const visitor =
      definition.form &&
      visitorOf(reply, {
        captcha,
        form: definition.form,
        locale: address.locale,
        formResult: readFlashCookie(request, definition.form, address.query, env.COOKIE_SECRET),
      });
    if (previewToken && definition.hasPreview && format === 'html') {
      const rendered = await service.renderFor({ address, previewToken, ...(visitor && { visitor }) });
      return sendRendered(request, reply, rendered, format);
    }
    if (visitor || !address.isCached) {
      const countSearch = countSearchOf(request);
      const rendered = await service.renderFor({
        address,
        ...(visitor && { visitor }),
        ...(countSearch && { countSearch }),
      });
      return sendRendered(request, reply, withQuery(rendered, format, rawQuery), format);
    }
    const rendered = await service.get(address);
    if (rendered.kind === 'uncached')
      return sendRendered(request, reply, withQuery(rendered.response, format, rawQuery), format);
    reply.hijack();
    sendEncodedResponse(
      request.raw,
      reply.raw,
      format === 'html' ? rendered.page.html : rendered.page.payload,
    );
  });

  /** Redirect to the detected language or to the canonical spelling of the path. */
  function redirectOf(request: FastifyRequest, requested: string, address: PageAddress, rawQuery: string) {
    const suffix = rawQuery ? `?${rawQuery}` : '';
    const { pathname } = address;
    const locale = detectLocale(env, hintsOf(request.headers), address);
    if (locale) return { to: inLocale(pathname, locale) + suffix, status: 302 };
    return pathname === requested ? undefined : { to: pathname + suffix, status: 301 };
  }
}

/** Redirects of documents keep the visitor's query; payload queries contain internal parameters. */
function withQuery(rendered: RenderedPage, format: PageFormat, rawQuery: string): RenderedPage {
  if (rendered.kind !== 'redirect' || format === 'payload') return rendered;
  return { ...rendered, location: withQueryString(rendered.location, rawQuery && `?${rawQuery}`) };
}

/** True if another build requested the payload; its id is the first query parameter. */
function isOfOtherBuild(rawQuery: string, buildId: string): boolean {
  const requested = rawQuery.split('&', 1)[0] ?? '';
  return /^[\da-f]{16}$/.test(requested) && requested !== buildId;
}

/** Validates the format of a preview token, because it is forwarded in a header. */
function previewTokenOf(rawQuery: string): string | undefined {
  const value = new URLSearchParams(rawQuery).get(PREVIEW_PARAMETER) ?? '';
  return /^[\w-]{1,1000}\.[\w-]{1,200}$/.test(value) ? value : undefined;
}

type VisitorOptions = {
  captcha: Captcha;
  form: FormName;
  locale: Locale;
  formResult?: FormResult;
  /** The privacy notice in force, if the form was sent with another one. */
  notice?: string;
  /** Of the posted form, if its page is rendered again. */
  previous?: RerenderedFormState;
};

/** Creates visitor data for a page with a form; sets the CSRF cookie if missing. */
export function visitorOf(
  reply: FastifyReply,
  { captcha, form, locale, formResult, notice, previous = { idempotencyKey: randomUUID() } }: VisitorOptions,
): Visitor {
  return {
    csrfToken: reply.generateCsrf(),
    idempotencyKey: previous.idempotencyKey,
    formResult,
    ...(notice && { notice }),
    ...captcha.forVisitor(form, locale, previous),
  };
}

/** Creates a handler for paths without a page of their own: it sends the site's page that says so (404). */
export function notFoundPageSender(service: PageService) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [rawPath] = splitTarget(request.raw.url ?? '/');
    const rendered = await service.renderFor({ address: pageAddressOf(normalizePath(rawPath)) });
    return sendRendered(request, reply, rendered, 'html');
  };
}

/** Sends an uncached page: an error, a redirect, or a visitor-specific page. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: RenderedPage,
  format: PageFormat,
  statusCode?: number,
) {
  reply.header('cache-control', CACHE.never);
  if (rendered.kind === 'redirect') {
    if (format === 'html') return reply.redirect(rendered.location, rendered.statusCode);
    const payload: Payload = { redirect: { location: rendered.location, status: rendered.statusCode } };
    return reply.send(payload);
  }
  const status = rendered.statusCode === 200 ? (statusCode ?? 200) : rendered.statusCode;
  if (status === 503) {
    const maintenance = 'error' in rendered.payload ? rendered.payload.error.maintenance : undefined;
    reply.header('retry-after', retryAfterSeconds(maintenance));
  }
  reply.code(status);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('vary', 'Accept-Encoding');
  reply.type(format === 'html' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8');
  return reply.send(
    await compressOnce(format === 'html' ? rendered.html : JSON.stringify(rendered.payload), encoding),
  );
}
