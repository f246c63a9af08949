/** Works a value out once for each key. With more than `atMost` keys it forgets all and starts over. */
export function memoByKey<V>(atMost: number): (key: string, make: () => V) => V {
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
