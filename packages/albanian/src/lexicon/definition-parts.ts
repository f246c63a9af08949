/** The parts of a definition between semicolons; what stands in brackets is not taken apart. */
export function partsOf(definition: string): string[] {
  return (definition.includes(';') ? apart(definition) : [definition])
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function apart(definition: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of definition) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ';' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts;
}
