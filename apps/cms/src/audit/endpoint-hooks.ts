import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import * as z from 'zod';
import { inTransaction } from '#cms/database/sql.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { type AuditEntry, actorOf, recordAudit } from './record-audit.ts';

type Subject = Pick<AuditEntry, 'collection' | 'documentId' | 'label'>;
type AnyEndpoint = Omit<Endpoint, 'root'>;

const documentIdOf = ({ routeParams }: PayloadRequest) => {
  const id: unknown = routeParams?.id;
  return typeof id === 'string' ? id.slice(0, 40) : null;
};

/** Records before the first byte leaves the server: what cannot be recorded is not exported. */
const recordingExport =
  (handler: PayloadHandler, subject: Subject): PayloadHandler =>
  async (req) => {
    const response = await handler(req);
    const isExport = response.status === 200 && actorOf(req) !== null;
    if (isExport) await recordAudit(req, { documentId: documentIdOf(req), ...subject, action: 'exported' });
    return response;
  };

/**
 * An import answers 201 once it is stored, and 200 to a dry run. It joins the transaction that is opened here: an
 * import that cannot be recorded is rolled back.
 */
const recordingImport = (handler: PayloadHandler, subject: Subject): PayloadHandler =>
  withErrorHandling(async (req) => {
    // A dry run stores nothing, and others may not import: neither takes a transaction.
    const isDryRun = req.searchParams?.get('dryRun') !== 'false';
    if (isDryRun || !actorOf(req)) return handler(req);
    return inTransaction(req, async () => {
      const response = await handler(req);
      if (response.status !== 201) return response;
      const { overwrittenByImport = [] } = req.context;
      const updated = overwrittenByImport.map((value) => ({
        ...subject,
        action: 'updated' as const,
        ...value,
      }));
      await recordAudit(req, [...updated, { ...subject, action: 'imported' }]);
      return response;
    });
  });

/** Records what failed in a sign-in, of an account that is identified but not authenticated: the entry has no author. */
const recordingSignInFailures =
  (handler: PayloadHandler, { collection }: Subject): PayloadHandler =>
  async (req) => {
    const response = await handler(req);
    const failures = req.context.signInFailures ?? [];
    const entries = failures.map(({ account, kind }) => ({
      action: kind,
      collection: collection ?? null,
      documentId: account?.id ?? null,
      label: account?.name ?? null,
    }));
    await recordAudit(req, entries, null);
    return response;
  };

const restored = z.object({ id: z.union([z.number(), z.string()]) });

const recordingRestore =
  (handler: PayloadHandler, subject: Subject): PayloadHandler =>
  (req) =>
    inTransaction(req, async () => {
      const response = await handler(req);
      const document = restored.safeParse(response.ok ? await response.clone().json() : null).data;
      if (document)
        await recordAudit(req, { ...subject, documentId: document.id, action: 'version-restored' });
      return response;
    });

/** How an endpoint is recorded; undefined if what it does is recorded by hooks of documents, or not at all. */
function recorderOf({ method, path }: AnyEndpoint) {
  const segments = path.split('/');
  if (/^\/(?:second-factor|oidc)\//.test(path)) return recordingSignInFailures;
  if (segments.includes('export')) return recordingExport;
  if (method === 'post' && segments.includes('import')) return recordingImport;
  return method === 'post' && path === '/versions/:id' ? recordingRestore : undefined;
}

/** Adds recording to the endpoints of a collection, or of the configuration. */
export function withRecordedEndpoints<E extends AnyEndpoint>(
  endpoints: readonly E[],
  collection: string | null,
): E[] {
  return endpoints.map((endpoint) => {
    const recorder = recorderOf(endpoint);
    const subject = collection === null ? { label: endpoint.path } : { collection };
    return recorder ? { ...endpoint, handler: recorder(endpoint.handler, subject) } : endpoint;
  });
}
