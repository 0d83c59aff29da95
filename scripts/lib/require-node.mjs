/** The first import of every entry: only syntax that an old Node.js can read, so that it can say what is wrong. */
const OLDEST_MAJOR = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST_MAJOR) {
  console.error(
    `Beranda needs Node.js ${OLDEST_MAJOR} or newer to begin with, and this is ${process.version}: please install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}
