import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** Values that a schema of the contract accepts. */
export const valid = (schema: z.ZodType): Arbitrary<unknown> =>
  fromJsonSchema(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema).filter(
    (value) => schema.safeParse(value).success,
  );

/** Values that are almost what the schema accepts: one field gone, doubled, or of another kind. */
export const nearlyValid = (schema: z.ZodType): Arbitrary<unknown> =>
  fc
    .tuple(valid(schema), fc.nat(), hostile(), fc.boolean())
    .map(([value, where, other, remove]) => {
      if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
        return other;
      const keys = Object.keys(value);
      const key = keys[where % keys.length] ?? '';
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      return remove ? rest : { ...rest, [key]: other };
    });

/** Values that people with bad intentions send. */
export const hostile = (): Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
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

function text({ format, minLength = 0, maxLength = 100 }: JsonSchema): Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc
        .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.stringMatching(/^[a-z]{1,12}$/))
        .map(([name, host]) => `${name}@${host}.example`);
    case 'date-time':
      return fc
        .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString());
    default:
      return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) });
  }
}
