/** Every Cache-Control value of the site, by what it is for. */
export const CACHE = {
  /** Pages and payloads: kept, but asked about each time, which costs a 304. */
  page: 'public, max-age=0, must-revalidate',
  /** Files whose name changes with their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Pictures: an editor may replace one under its name. */
  media: 'public, max-age=3600, stale-while-revalidate=86400',
  /** Documents: whoever asks gets the newest file under the name. */
  document: 'public, max-age=0, must-revalidate',
  /** Figures that others fetch: as fresh as a minute ago will do. */
  openData: 'public, max-age=60',
  /** Small files with a fixed name, such as the icon. */
  fixedName: 'public, max-age=86400',
  /** What belongs to one visitor, to one moment, or is an error. */
  never: 'no-store',
} as const;
