import { logoIcon } from '@beranda/brand';

/** The favicon as data URL, since it is requested before sign-in. */
export const tabIcon = {
  rel: 'icon',
  type: 'image/svg+xml',
  url: `data:image/svg+xml,${encodeURIComponent(logoIcon)}`,
};
