import type { PayloadRequest } from 'payload';

type ExportedList = {
  collection: 'cases';
  format: 'csv' | 'xlsx';
  /** Names of the fields by which the list was filtered, never their values: those may be personal data. */
  filteredBy: readonly string[];
};

/** Records that a user has exported a list, before the first row leaves the server. */
export async function recordExport(req: PayloadRequest, exported: ExportedList): Promise<void> {
  req.payload.logger.info({ msg: 'A list was exported', user: req.user?.id, ...exported });
}
