/** Keeps what was worked out for a key, and forgets everything when it has become too much. */
export function memoised<V>(atMost: number): (key: string, make: () => V) => V {
  const values = new Map<string, V>();
  return (key, make) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (values.size === atMost) values.clear();
    values.set(key, made);
    return made;
  };
}
