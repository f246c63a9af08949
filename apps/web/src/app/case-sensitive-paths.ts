import { parse } from 'regexparam';
import type { Parser } from 'wouter';

/** wouter's own matching takes /SHOP for /shop; only the paths of the specification are screens. */
export const caseSensitivePaths: Parser = (route, loose) => {
  const { keys, pattern } = parse(route, loose);
  return { keys, pattern: new RegExp(pattern.source) };
};
