/** This module is imported first, so that a Node that is too old gets one sentence instead of a stack trace. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 24 || (major === 24 && minor < 10)) {
  console.error(
    `Node 24.10 or newer is needed; this is ${process.versions.node}. "npm start" brings the right one along: run "npm ci" first.`,
  );
  process.exit(1);
}
