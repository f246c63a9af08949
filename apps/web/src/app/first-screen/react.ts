/**
 * React by itself, loaded before the app. `start.ts` does not import the package: as it is CommonJS, that
 * would bring the bundler's helpers for it into the first script.
 */
import 'react-dom/client';
