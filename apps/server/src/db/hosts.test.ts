import { expect, test } from 'vitest';
import { urlsOf } from './hosts.ts';

test.each([
  ['postgres://u:p@one/hajde', ['postgres://u:p@one/hajde']],
  [
    'postgres://u:p@one,two:5433/hajde?connect_timeout=3',
    [
      'postgres://u:p@one/hajde?connect_timeout=3',
      'postgres://u:p@two:5433/hajde?connect_timeout=3',
    ],
  ],
  ['postgres://one,two/hajde', ['postgres://one/hajde', 'postgres://two/hajde']],
  ['postgres:///hajde?host=/run/postgresql', ['postgres:///hajde?host=/run/postgresql']],
  [
    'postgres://u@one/hajde?sslmode=require',
    ['postgres://u@one/hajde?sslmode=require&uselibpqcompat=true'],
  ],
])('%s names %j', (url, urls) => {
  expect(urlsOf(url)).toEqual(urls);
});
