import { type Chance, shuffled } from '@hajde/rules/chance/chance';
import { kindsIn } from './measured-kinds.ts';
import { unplacedUnits } from './spoken-units.ts';

interface Told {
  readonly text: string;
  readonly tokens: string;
}

/** Some of these texts, in which each measured sound is said so often, if they have it so often: the rare first. */
export function coveringTexts<T extends Told>(
  texts: readonly T[],
  often: number,
  chance: Chance,
): T[] {
  const all = shuffled(texts, chance).map((told) => ({
    told,
    says: kindsIn(unplacedUnits(told.tokens)).map(({ kind }) => kind.letters),
  }));
  const sayingOf = (letters: string) => all.filter(({ says }) => says.includes(letters));
  const letters = [...new Set(all.flatMap(({ says }) => says))].sort(
    (a, b) => sayingOf(a).length - sayingOf(b).length,
  );
  const taken = new Set<(typeof all)[number]>();
  for (const each of letters) {
    let said = 0;
    for (const { says } of taken) said += says.filter((other) => other === each).length;
    for (const text of sayingOf(each)) {
      if (said >= often) break;
      if (taken.has(text)) continue;
      taken.add(text);
      said += text.says.filter((other) => other === each).length;
    }
  }
  return [...taken].map(({ told }) => told);
}
