/** Keeps what was worked out for a key, and forgets everything when it has become too much. */
export class Kept<V> {
  readonly #values = new Map<string, V>();
  readonly #atMost: number;

  constructor(atMost: number) {
    this.#atMost = atMost;
  }

  get(key: string, make: () => V): V {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (this.#values.size === this.#atMost) this.#values.clear();
    this.#values.set(key, made);
    return made;
  }
}
