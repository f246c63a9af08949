import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** Values that a schema of the contract accepts. */
export const valid = (schema: z.ZodType): Arbitrary<unknown> =>
  fromJsonSchema(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema).filter(
    (value) => schema.safeParse(value).success,
  );

/** Values that are almost what the schema accepts: one thing in it, however deep, gone or of another kind. */
export const nearlyValid = (schema: z.ZodType): Arbitrary<unknown> =>
  fc
    .tuple(
      valid(schema),
      fc.infiniteStream(fc.nat()),
      fc.oneof(hostile, fc.constantFrom(...UNKEEPABLE)),
      fc.nat(3),
    )
    .map(([value, choices, other, kind]) => spoilt(value, choices, other, kind === 0));

function spoilt(
  value: unknown,
  choices: Iterator<number>,
  other: unknown,
  remove: boolean,
): unknown {
  const next = () => Number(choices.next().value);
  if (Array.isArray(value) && value.length > 0) {
    const at = next() % value.length;
    return value.flatMap((item, i) => {
      if (i !== at) return [item];
      return remove ? [] : [spoilt(item, choices, other, remove)];
    });
  }
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return other;
  const keys = Object.keys(value);
  const key = keys[next() % keys.length] ?? '';
  const { [key]: old, ...rest } = value as Record<string, unknown>;
  // Half of the time the field itself, else what is inside it.
  if (remove && next() % 2 === 0) return rest;
  return { ...rest, [key]: next() % 2 === 0 ? other : spoilt(old, choices, other, remove) };
}

/** Text that looks like any other to JavaScript, and that PostgreSQL cannot keep. */
const UNKEEPABLE = ['\ud800', 'half of \udc00 it', '\0', 'a\0b'];

/** Values that people with bad intentions send. */
export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    ...UNKEEPABLE,
    '\u2800\u3164\ufe0f',
    '\uffff',
    "'; drop table learner; --",
    '__proto__',
    'constructor',
    '../../../etc/passwd',
    '%00',
    '{}',
    -1,
    0,
    1e308,
    -0,
    2 ** 53,
    2 ** 31,
    0.1,
    [],
    {},
    [[[[[]]]]],
    { $ne: null },
    true,
    'x'.repeat(10_000),
  ),
  fc.anything({ withNullPrototype: false, maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Record<string, JsonSchema>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

function fromJsonSchema(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromJsonSchema));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fromJsonSchema(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 10, 20),
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, value]) => [
            key,
            fromJsonSchema(value),
          ]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    default:
      throw new Error(`no values are known for the schema ${JSON.stringify(schema)}`);
  }
}

const now = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const digits = (value: number, length: number) => String(value).padStart(length, '0');
const number = (min: number, max: number, length = 2) =>
  fc.integer({ min, max }).map((value) => digits(value, length));

/** Every instant that four digits of a year can say, with the ends of that range often enough. */
const anyInstant = fc
  .tuple(
    fc.oneof(fc.constantFrom('0000', '0001', '9998', '9999'), number(0, 9999, 4)),
    number(1, 12),
    number(1, 28),
    number(0, 23),
    number(0, 59),
    fc.oneof(
      fc.constant('Z'),
      fc
        .tuple(fc.constantFrom('+', '-'), number(0, 23), number(0, 59))
        .map(([sign, hours, minutes]) => `${sign}${hours}:${minutes}`),
    ),
  )
  .map(
    ([year, month, day, hour, minute, offset]) =>
      `${year}-${month}-${day}T${hour}:${minute}:00${offset}`,
  );

function text({ format, pattern, minLength = 0, maxLength = 100 }: JsonSchema): Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc
        .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.stringMatching(/^[a-z]{1,12}$/))
        .map(([name, host]) => `${name}@${host}.example`);
    case 'date-time':
      return fc.oneof(now, anyInstant);
    default:
      // Text at random hardly ever has a form that is asked for, and would be looked for without end;
      // one that only leaves characters out ("^[^…]*$") it nearly always has.
      if (pattern && !pattern.startsWith('^[^'))
        return fc.stringMatching(new RegExp(pattern), { size: 'small' });
      return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) });
  }
}
