import type { Locale } from '@beranda/contract';
import * as z from 'zod';
import { saveAsFile } from '#cms/admin/save-as-file.ts';
import { readErrorMessage, sendJson } from '#cms/admin/send-json.ts';
import { KEEP_REASONS } from './keep-reasons.ts';

const foundCases = z.object({
  cases: z.array(
    z.object({
      id: z.number(),
      ticket: z.string(),
      form: z.string(),
      receivedAt: z.string(),
      senderName: z.string(),
      keep: z.enum(KEEP_REASONS).nullable(),
      keptUntil: z.string().nullable(),
    }),
  ),
});

const erasure = z.object({ erased: z.array(z.number()), kept: z.array(z.number()) });

/** A case of a person, as the panel shows it. */
export type ShownCase = z.infer<typeof foundCases>['cases'][number];

export type ErasureCounts = z.infer<typeof erasure>;

/** How a person is searched for; a field may be empty. */
export type Search = { email: string; phone: string };

/** The language of the file that a person gets. */
export type FileLocale = Locale;

const sendTo = (api: string, action: string, body: object) => sendJson(`${api}/cases/person/${action}`, body);

async function post(api: string, action: string, body: object): Promise<Response | null> {
  const response = await sendTo(api, action, body);
  return response?.ok ? response : null;
}

/** The cases of a person, or why they are not listed: by the message of the server, null without one. */
export async function fetchCases(
  api: string,
  person: Search,
): Promise<{ cases: ShownCase[] } | { error: string | null }> {
  const response = await sendTo(api, 'find', { person });
  if (response?.ok) return foundCases.parse(await response.json());
  return { error: response?.status === 422 ? await readErrorMessage(response) : null };
}

/** Saves the export of cases as a file. @returns whether it worked. */
export async function downloadExport(
  api: string,
  body: { person: Search; cases: number[]; locale: FileLocale },
): Promise<boolean> {
  const response = await post(api, 'export', body);
  if (!response) return false;
  const [, name = 'export.zip'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  await saveAsFile(response, name);
  return true;
}

/** Erases cases; null if the request failed. */
export async function eraseCases(
  api: string,
  body: { person: Search; cases: number[]; request: number },
): Promise<ErasureCounts | null> {
  const response = await post(api, 'erase', body);
  return response && erasure.parse(await response.json());
}
