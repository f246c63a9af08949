/**
 * The exported model with two more inputs and one more output, edited as the protocol buffer that it
 * is: no library that writes ONNX runs in Node, and all that changes is five nodes and three names.
 *
 * - `lengthen` (a float a token) is added to how many frames of 25 ms each token lasts: where a pause
 *   is forced, a word can be cut out.
 * - `pitch` (one float) scales the pitch curve.
 * - `frames` is how long each token lasts in the end.
 */
export function withInputs(model: Buffer): Buffer {
  const parts = [...fieldsOf(model)].map((field) => {
    const bytes = model.subarray(field.start, field.end);
    return field.number === GRAPH ? delimited(GRAPH, editedGraph(bodyOf(model, field))) : bytes;
  });
  return Buffer.concat(parts);
}

/** Whose output gets another name, so that a new node can take it and give the old one. */
const EDITS = [
  { output: '/encoder/Clip_output_0', op: 'Add', by: 'lengthen' },
  { output: '/encoder/Reshape_output_0', op: 'Mul', by: 'pitch' },
] as const;
const FRAMES_OF_TOKENS = '/encoder/Gather_output_0';

/** Numbers of fields in ONNX's schema. */
const GRAPH = 7;
const GRAPH_NODE = 1;
const GRAPH_INPUT = 11;
const GRAPH_OUTPUT = 12;
const NODE_OUTPUT = 2;
const NODE_NAME = 3;
const NODE_OP = 4;
const FLOAT = 1;
const INT64 = 7;

function editedGraph(graph: Buffer): Buffer {
  const found = new Set<string>();
  const parts = [...fieldsOf(graph)].map((field) => {
    const bytes = graph.subarray(field.start, field.end);
    if (field.number !== GRAPH_NODE) return bytes;
    const node = bodyOf(graph, field);
    const edit = EDITS.find(({ output }) => outputsOf(node).includes(output));
    if (!edit) return bytes;
    found.add(edit.output);
    return Buffer.concat([
      delimited(GRAPH_NODE, renamedOutput(node, edit.output)),
      delimited(GRAPH_NODE, nodeOf(edit)),
    ]);
  });
  if (found.size !== EDITS.length) throw new Error('the model is not the one that was measured');
  return Buffer.concat([
    ...parts,
    delimited(GRAPH_INPUT, valueInfo('lengthen', FLOAT, [1, 'sequence_length'])),
    delimited(GRAPH_INPUT, valueInfo('pitch', FLOAT, [1])),
    // The identity, since a graph's output needs a name of its own beside the tensor's readers.
    delimited(
      GRAPH_NODE,
      Buffer.concat([
        text(1, FRAMES_OF_TOKENS),
        text(NODE_OUTPUT, 'frames'),
        text(NODE_NAME, '/hajde/frames'),
        text(NODE_OP, 'Identity'),
      ]),
    ),
    delimited(GRAPH_OUTPUT, valueInfo('frames', INT64, ['sequence_length'])),
  ]);
}

function outputsOf(node: Buffer): string[] {
  const outputs = [...fieldsOf(node)].filter(({ number }) => number === NODE_OUTPUT);
  return outputs.map((field) => bodyOf(node, field).toString('utf8'));
}

function renamedOutput(node: Buffer, output: string): Buffer {
  const parts = [...fieldsOf(node)].map((field) =>
    field.number === NODE_OUTPUT && bodyOf(node, field).toString('utf8') === output
      ? text(NODE_OUTPUT, `${output}/before`)
      : node.subarray(field.start, field.end),
  );
  return Buffer.concat(parts);
}

function nodeOf({ output, op, by }: (typeof EDITS)[number]): Buffer {
  return Buffer.concat([
    text(1, `${output}/before`),
    text(1, by),
    text(NODE_OUTPUT, output),
    text(NODE_NAME, `/hajde/${by}`),
    text(NODE_OP, op),
  ]);
}

function valueInfo(name: string, type: number, shape: readonly (number | string)[]): Buffer {
  const dimensions = shape.map((size) =>
    delimited(
      1,
      typeof size === 'number' ? Buffer.concat([varint(8), varint(size)]) : text(2, size),
    ),
  );
  const tensor = Buffer.concat([varint(8), varint(type), delimited(2, Buffer.concat(dimensions))]);
  return Buffer.concat([text(1, name), delimited(2, delimited(1, tensor))]);
}

interface Field {
  readonly number: number;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

const bodyOf = (bytes: Buffer, { body, end }: Field) => bytes.subarray(body, end);
const text = (number: number, value: string) => delimited(number, Buffer.from(value, 'utf8'));

function delimited(number: number, body: Buffer): Buffer {
  return Buffer.concat([varint(number * 8 + 2), varint(body.length), body]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}

function* fieldsOf(bytes: Buffer): Generator<Field> {
  let at = 0;
  const next = () => {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte % 128) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  };
  while (at < bytes.length) {
    const start = at;
    const tag = next();
    const kind = tag % 8;
    const length = kind === 0 ? next() * 0 : kind === 1 ? 8 : kind === 5 ? 4 : next();
    const body = at;
    at += length;
    yield { number: Math.floor(tag / 8), start, body, end: at };
  }
}
