import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { espeakIpa, espeakVersion } from '../speech/espeak.ts';
import { ipaOf, pronunciationOf } from '../speech/pronunciation.ts';
import { readDictionary, type Score, scoreOf } from '../speech/score.ts';

// npm run speech:score -- FILE            FILE has lines of "word, tab, IPA"
// npm run speech:score -- FILE --wrong    and which words differ
const { values, positionals } = parseArgs({
  options: { wrong: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined) {
  console.error('Which list? npm run speech:score -- FILE (lines of "word, tab, IPA")');
  process.exit(1);
}

const dictionary = readDictionary(await readFile(file, 'utf8'));
const words = [...dictionary.keys()];
const own = new Map((await espeakIpa(words)).map((ipa, at) => [words[at], ipa]));
const before = scoreOf(dictionary, (word) => own.get(word) ?? '');
const after = scoreOf(dictionary, (word) => ipaOf(pronunciationOf(word)));

console.log(`${dictionary.size} distinct single words, pronounced as the list has them:`);
console.log(row('', 'as it is written', 'and ɪ is i or j', 'and vowel length apart'));
console.log(row(await espeakVersion(), ...shares(before)));
console.log(row('Hajde', ...shares(after)));
if (values.wrong) {
  for (const { word, said, meant } of after.wrong) {
    console.log(`${word}\t${said}\t${meant.join(' ')}`);
  }
}

function shares({ right, rightButForLaxI, rightButForLength }: Score): string[] {
  return [right, rightButForLaxI, rightButForLength].map(share);
}

function share(right: number): string {
  return `${right} (${((100 * right) / dictionary.size).toFixed(1)}%)`;
}

function row(name: string, ...cells: string[]): string {
  return `${name.padEnd(18)}${cells.map((cell) => cell.padEnd(22)).join('')}`.trimEnd();
}
