// This file is plain JavaScript, so that a Node that is too old for the other files can still read it.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 10)) {
  console.error(
    `Miranaya needs Node 24.10 or newer and found ${process.versions.node}.\n` +
      'Run it through npm after `npm ci`, which brings Node 24 along for Linux, macOS and Windows on the usual processors.\n' +
      'It is an optional package: npm leaves it out, without a word, where it could not be fetched or was not the file that\n' +
      'package-lock.json names. Try `npm ci` again, or install Node 24 yourself.',
  );
  process.exit(1);
}
