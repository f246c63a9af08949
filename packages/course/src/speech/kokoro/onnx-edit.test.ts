import { expect, it } from 'vitest';
import { withInputs } from './onnx-edit.ts';

/** A protocol buffer as bytes: fields of texts and of further fields, each below 16 kB. */
type Value = string | readonly (readonly [number: number, value: Value])[];
function bytesOf(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.from(value);
  return Buffer.concat(
    value.map(([number, inner]) => {
      const body = bytesOf(inner);
      const length =
        body.length < 128 ? [body.length] : [(body.length % 128) + 128, body.length >> 7];
      return Buffer.concat([Buffer.from([number * 8 + 2, ...length]), body]);
    }),
  );
}

const node = (input: string, output: string, op: string): Value => [
  [1, input],
  [2, output],
  [4, op],
];
const clip = node('durations', '/encoder/Clip_output_0', 'Clip');
const reshape = node('curve', '/encoder/Reshape_output_0', 'Reshape');
const model = (...nodes: Value[]) =>
  bytesOf([
    [2, 'the exporter'],
    [7, [...nodes.map((each) => [1, each] as const), [2, 'a graph']]],
  ]);
const edited = withInputs(model(clip, reshape)).toString('latin1');
const holds = (value: Value) => edited.includes(bytesOf(value).toString('latin1'));

it('puts a node behind each of the two, which gives its old output to those who read it', () => {
  const [lengthened, pitched] = ['/encoder/Clip_output_0', '/encoder/Reshape_output_0'];
  expect(holds(node('durations', `${lengthened}/before`, 'Clip'))).toBe(true);
  expect(holds(node('curve', `${pitched}/before`, 'Reshape'))).toBe(true);
  for (const [output, by, op] of [
    [lengthened, 'lengthen', 'Add'],
    [pitched, 'pitch', 'Mul'],
  ] as const) {
    const added: Value = [
      [1, `${output}/before`],
      [1, by],
      [2, output],
      [3, `/hajde/${by}`],
      [4, op],
    ];
    expect(holds(added)).toBe(true);
  }
});

it('keeps the rest as it is', () => {
  expect(holds([[2, 'the exporter']])).toBe(true);
  expect(holds([[2, 'a graph']])).toBe(true);
  const other = node('a', 'b', 'Neg');
  const more = withInputs(model(clip, other, reshape)).toString('latin1');
  expect(more).toContain(bytesOf([[1, other]]).toString('latin1'));
});

it('refuses a model that has not both', () => {
  expect(() => withInputs(model(clip))).toThrow('the model is not the one that was measured');
});
