import { UNIT_ICONS } from '@hajde/rules/course/course';
import { describe, expect, it } from 'vitest';
import { changed, inFolder, problemsOf } from '../testing/content-folder.ts';
import { refusals } from '../testing/mutations.ts';
import { unitPath, validContent } from '../testing/valid-content.ts';
import { readContent } from './read.ts';

const valid = validContent(1);
const file = unitPath(1);

describe('the format of a unit', () => {
  refusals(
    valid,
    [
      {
        refuses: 'a field that does not belong there',
        file,
        from: 'icon: book',
        to: 'icon: book\nsound: loud',
        at: 'sound: loud',
        reason: '"sound" is not a field that belongs here',
      },
      {
        refuses: 'a field of a question that does not belong there',
        file,
        from: '        answer: north',
        to: '        answer: north\n        hint: none',
        at: 'hint: none',
        reason: '"hint" is not a field that belongs here',
      },
      {
        refuses: 'a missing field',
        file,
        from: 'description: About unit 1.\n',
        to: '',
        at: 'id: u1',
        reason: 'description: is missing',
      },
      {
        refuses: 'an empty text',
        file,
        from: 'description: About unit 1.',
        to: 'description: ""',
        at: 'description: ""',
        reason: 'description: is empty',
      },
      {
        refuses: 'a number where text is due',
        file,
        from: 'answer: north',
        to: 'answer: 5',
        at: 'answer: 5',
        reason: 'answer: must be text; put it in "quotation marks"',
      },
      {
        refuses: 'an id with a capital',
        file,
        from: 'id: u1',
        to: 'id: U1',
        at: 'id: U1',
        reason:
          'id: may only have small letters a-z, digits, and a dash or underscore between them',
      },
      {
        refuses: 'an icon that the app does not have',
        file,
        from: 'icon: book',
        to: 'icon: rocket',
        at: 'icon: rocket',
        reason: `icon: must be one of: ${UNIT_ICONS.join(', ')}`,
      },
      {
        refuses: 'the same key twice',
        file,
        from: 'icon: book',
        to: 'icon: book\nicon: home',
        at: 'icon: home',
        reason: 'YAML: Map keys must be unique',
      },
      {
        refuses: 'two spaces in a row',
        file,
        from: 'About unit 1.',
        to: 'About  unit 1.',
        at: 'About  unit',
        reason: 'two spaces in a row in "About  unit 1."',
      },
      {
        refuses: 'a space at the end of a text',
        file,
        from: 'description: About unit 1.',
        to: 'description: "About unit 1. "',
        at: 'About unit 1. ',
        reason: 'a space before or after the text "About unit 1. "',
      },
      {
        refuses: 'a no-break space',
        file,
        from: 'About unit 1.',
        to: 'About\u00a0unit 1.',
        at: 'About\u00a0unit',
        reason: 'a special space (such as a no-break space) in "About\u00a0unit 1."',
      },
      {
        refuses: 'a tab',
        file,
        from: 'icon: book',
        to: 'icon: book\t# a tab',
        at: 'a tab',
        reason: 'there is a tab; use spaces',
      },
      {
        refuses: 'an ë of two parts',
        file,
        from: 'About unit 1.',
        to: 'About s\u0065\u0308.',
        at: 'About s',
        reason: 'a letter is written in two parts (not NFC); type ë and ç as one letter each',
      },
      {
        refuses: 'a curly apostrophe in an Albanian short form',
        file,
        from: 'About unit 1.',
        to: 'About t’lutem and what’s polite.',
        at: 'About t’lutem',
        reason: 'Albanian short forms take a straight apostrophe (\'): "t’lutem"',
      },
    ],
    { draft: true },
  );

  it('collects every problem of a file instead of stopping at the first', async () => {
    const files = changed(
      changed(valid, file, 'icon: book', 'icon: rocket'),
      file,
      'xp: 10',
      'xp: ten',
    );
    const lines = (await problemsOf(files, { draft: true })).map(
      (problem) => problem.split(' ')[0],
    );
    // Its conversation has no unit now, which is told as well.
    expect(lines.filter((line) => line?.includes(file))).toEqual([
      `content/${file}:4`,
      `content/${file}:8`,
    ]);
  });
});

describe('the folder', () => {
  it('refuses a unit whose name has no number', async () => {
    const files = { ...valid, 'units/basics.yaml': valid[file] ?? '' };
    expect(await problemsOf(files, { draft: true })).toEqual([
      'content/units/basics.yaml:1 a unit is named like 07-work.yaml',
    ]);
  });

  it('names the files of which nothing could be used', async () => {
    const files = changed(valid, file, 'icon: book', 'icon: [book');
    const { unreadable, content } = await inFolder(files, readContent);
    expect(unreadable).toEqual([`content/${file}`]);
    expect(content.units).toEqual([]);
  });

  it('takes a block of text without the line break that ends it', async () => {
    const files = changed(
      valid,
      file,
      'description: About unit 1.',
      'description: |\n  About unit 1.',
    );
    const { problems, content } = await inFolder(files, readContent);
    expect(problems).toEqual([]);
    expect(content.units[0]?.data.description).toBe('About unit 1.');
  });
});
