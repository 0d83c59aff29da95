import { addDataAndFileToRequest, type Endpoint, registerFirstUserOperation } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import * as z from 'zod';
import { jsonResponse } from '#cms/http/responses.ts';

/** Hooks reject missing and too short values. The role does not count: the first user becomes administrator. */
const account = z.object({
  name: z.string().catch(''),
  email: z.string().catch(''),
  password: z.string().catch(''),
});

/**
 * Creates the first account and signs it in. Payload's endpoint does the same, but its token is removed from responses
 * (`removeTokenFromResponses`) before it sets the cookie, so the person had to sign in again. Who needs a second factor
 * still does, to set it up.
 */
export const registerFirstUserEndpoint: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const data = account.parse(req.data ?? {});
    const { config } = req.payload.collections.users;
    const { exp, user } = await registerFirstUserOperation({
      collection: req.payload.collections.users,
      data: { ...data, roles: [] },
      req,
    });
    const response = jsonResponse({ exp, user });
    const { missingStep, sessionToken } = req.context;
    if (sessionToken && !missingStep) {
      const { cookiePrefix } = req.payload.config;
      response.headers.append(
        'set-cookie',
        generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix, token: sessionToken }),
      );
    }
    return response;
  },
};
