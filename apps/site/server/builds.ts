/** Which build this is, and what the browser may know of it. */
export type Build = { id: string; timestamp: number };

/** The answer of `/builds/meta/{id}.json`. No rules exist yet, and no page is rendered ahead of a request. */
export function buildMeta(build: Build) {
  return { ...build, matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] as string[] };
}
