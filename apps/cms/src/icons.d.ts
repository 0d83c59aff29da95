/** The sprite of the site's icons: Next.js serves it as a file. */
declare module '@beranda/contract/icons.svg' {
  const icons: { src: string };
  export default icons;
}
