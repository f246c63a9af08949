// @ts-check
// For `node --import`. Node parses the package.json of a package anew for each of its files that it
// resolves, and Drizzle's 180 kB were most of what a short-lived process did: a hundred files of it
// import one another, and all that Node looks for there is that they are modules.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    const within = specifier.startsWith('./') || specifier.startsWith('../');
    if (!within || !specifier.endsWith('.js') || !parentURL?.includes('/node_modules/drizzle-orm/'))
      return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
