/** Crockford's letters: none of I, L, O and U, which are misread or make words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 130 bits of chance, at five a letter. */
export const CODE_LENGTH = 26;

/** The code that opens a circle, out of bytes that nobody can guess. */
export function codeFrom(bytes: Uint8Array): string {
  if (bytes.length < CODE_LENGTH) throw new Error(`A code needs ${CODE_LENGTH} bytes.`);
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join(
    '',
  );
}

/**
 * The code in what somebody pasted or typed: a whole link, small letters, groups, and letters for the
 * figures that they look like. Undefined where there is none.
 */
export function codeIn(text: string): string | undefined {
  const [last = ''] = text.trim().split(/[/#]/).slice(-1);
  const plain = last.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return CODE_SHAPE.test(plain) ? plain : undefined;
}

/** As it is read out and written down. */
export function inGroups(code: string): string {
  return code.match(/.{5}(?=.{5})|.+/g)?.join('-') ?? code;
}

export const CODE_SHAPE = new RegExp(`^[${LETTERS}]{${CODE_LENGTH}}$`);
