const lantern = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#8a5a12" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 4h8M16 1.5V4M10.5 8h11l3 8.5-3 9h-11l-3-9zM12 29.5h8"/><path d="M16 12.5c2.4 2.3 3 3.8 3 5.3a3 3 0 0 1-6 0c0-1.5.6-3 3-5.3z" fill="#e8a33d" stroke="none"/></svg>`;

/** The favicon as data URL, since it is requested before sign-in. */
export const tabIcon = {
  rel: 'icon',
  type: 'image/svg+xml',
  url: `data:image/svg+xml,${encodeURIComponent(lantern)}`,
};
