import type { LexiconForm } from '@hajde/albanian/forms/forms';
import type { Line } from './lines.ts';
import type { LineWords, Material } from './material.ts';
import type { MetWords } from './sentence.ts';

/**
 * Forms that the learner can know, the surest first: those that stand in lines of lessons learnt, of
 * which every word was met; then those of words met in the lesson of this line; then words met as the dictionary has them;
 * and where a device has next to nothing, what else the lesson of this line says.
 */
export function* formsMet(
  { lessonId }: Line,
  { vocabulary, lines }: Material,
  met: MetWords,
): Generator<readonly LexiconForm[]> {
  const isMet = (lemma: string) => met.get(lemma) !== undefined;
  const formsIn = (of: readonly LineWords[], wanted: (lemma: string) => boolean) => {
    const forms = new Map<string, LexiconForm>();
    for (const { places } of of) {
      for (const [lemma, pieces] of places) {
        if (!wanted(lemma)) continue;
        for (const { text } of pieces) {
          const entry = vocabulary.lookUp(text);
          if (entry && isOneTile(entry.form)) forms.set(entry.form, entry);
        }
      }
    }
    return [...forms.values()];
  };
  yield formsIn(
    lines.filter(({ places, newWords }) => newWords.every(isMet) && everyKey(places, isMet)),
    isMet,
  );
  const ofLesson = lines.filter(({ line }) => line.lessonId === lessonId);
  yield formsIn(ofLesson, isMet);
  const lemmas = new Set(lines.flatMap(({ places }) => [...places.keys()].filter(isMet)));
  yield [...lemmas].flatMap((lemma) => vocabulary.lookUp(lemma) ?? []).filter(isLemma);
  yield formsIn(ofLesson, () => true);
}

const isOneTile = (form: string) => !form.includes(' ');
const isLemma = ({ form, lemma }: LexiconForm) => form === lemma && isOneTile(form);

function everyKey(places: LineWords['places'], is: (lemma: string) => boolean): boolean {
  for (const lemma of places.keys()) if (!is(lemma)) return false;
  return true;
}
