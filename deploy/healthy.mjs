// @ts-check
// Ends with 0 while the server beside it is ready. Without dependencies: it runs every few seconds.
try {
  const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`);
  process.exitCode = ok ? 0 : 1;
} catch {
  // Nobody listens: not yet, or no longer.
  process.exitCode = 1;
}
