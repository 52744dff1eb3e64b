// Plain JavaScript on purpose: a Node that is too old for the rest can still read this file.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Miranaya needs Node 24 and found ${process.versions.node}.\n` +
      'Run it through npm after `npm ci`, which brings Node 24 along (the package "node"; it is installed by a script,\n' +
      'so `npm ci --ignore-scripts` leaves it out), or install Node 24 yourself.',
  );
  process.exit(1);
}
