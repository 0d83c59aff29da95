/** The first import of every entry script. Only syntax that old versions of Node.js parse, so that the error is shown. */
const OLDEST_MAJOR = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST_MAJOR) {
  console.error(
    `Beranda needs Node.js ${OLDEST_MAJOR} or newer to begin with, and this is ${process.version}: please install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}
