/** Every Cache-Control value of the site. */
export const CACHE = {
  /** Pages and payloads: cached, but revalidated each time, which costs a 304. */
  page: 'public, max-age=0, must-revalidate',
  /** Files whose name changes with their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Pictures: an editor may replace the file under the same name. */
  media: 'public, max-age=3600, stale-while-revalidate=86400',
  /** Documents: revalidated each time, so that readers always get the newest file. */
  document: 'public, max-age=0, must-revalidate',
  /** Open data, feeds and the organisation chart: may be a minute old. */
  oneMinute: 'public, max-age=60',
  /** Small files with a fixed name, such as the icon. */
  fixedName: 'public, max-age=86400',
  /** Responses for one visitor, previews, and errors. */
  never: 'no-store',
} as const;
