/** Size of Open Graph images, in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/** Path prefix of Open Graph images on the site. */
export const SOCIAL_IMAGE_BASE = '/social/';
