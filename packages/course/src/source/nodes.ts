import { isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';

/** Every scalar and every map from this node on, as they stand in the file, many thousand of them. */
export function eachNode(node: unknown, see: (node: Scalar | YAMLMap) => void): void {
  if (isScalar(node)) see(node);
  else if (isMap(node)) {
    see(node);
    for (const { key, value } of node.items) {
      eachNode(key, see);
      eachNode(value, see);
    }
  } else if (isSeq(node)) for (const item of node.items) eachNode(item, see);
}
