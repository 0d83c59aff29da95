import { jsonResponse, type QueryHandler, type TextResponse } from '#server/http/text-responder.ts';
import { type BranchDirectory, branchDirectory } from '#src/features/branches/branch-directory.server.ts';
import { positionsResponse } from '#src/features/branches/search/positions.ts';

const responses = new WeakMap<BranchDirectory, TextResponse>();

/**
 * The position of every branch, for the search of the nearest on the visitor's device. Memoized per state of the
 * content.
 */
export const branchPositions: QueryHandler = async ({ content, locale }) => {
  const directory = await branchDirectory(content, locale);
  const cached = responses.get(directory);
  if (cached) return cached;
  const response = jsonResponse(positionsResponse(directory.all));
  responses.set(directory, response);
  return response;
};
