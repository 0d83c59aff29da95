import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

type Rejection = { status: number; code: string; message: Bilingual };

/** Why a request is rejected; null if it is not. */
type RejectionOf = (req: PayloadRequest) => Rejection | null;

function guarded<E extends Omit<Endpoint, 'root'>>(endpoint: E, rejectionOf: RejectionOf): E {
  if (endpoint.method === 'get') return endpoint;
  return {
    ...endpoint,
    handler: async (req) => {
      const rejection = rejectionOf(req);
      if (!rejection) return endpoint.handler(req);
      // In the form of Payload's errors. Not thrown, since it is expected and would be logged.
      const { code, message, status } = rejection;
      const error = { message: inLanguageOf(req, message), data: { code } };
      return Response.json({ errors: [error] }, { status });
    },
  };
}

/** Rejects requests that change something, in every endpoint, before anything of them is read. */
export function guardChanges(config: SanitizedConfig, rejectionOf: RejectionOf): void {
  // Copy: the collections share Payload's endpoint objects.
  for (const entity of [config, ...config.collections, ...config.globals])
    if (entity.endpoints) entity.endpoints = entity.endpoints.map((one) => guarded(one, rejectionOf));
}
