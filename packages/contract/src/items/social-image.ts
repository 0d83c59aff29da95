/** The size in which pages are shown where they are shared, in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/** What stands before the name of such a picture in its address on the site. */
export const SOCIAL_IMAGE_BASE = '/social/';
