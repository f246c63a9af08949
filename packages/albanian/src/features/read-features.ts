import { FEATURE_WORDS, type FeatureField, type Features, type PartOfSpeech } from './features.ts';

/** What stands in the lexicon for one sense, or what is wrong with it. */
type FeaturesRead =
  | { readonly features: Features; readonly fault?: undefined }
  | { readonly fault: string };

/**
 * Reads features as the lexicon writes them, word by word: "2/3 singular present", "participle of
 * shoh", "conjunction kosovo for por". The entry says part and lemma where the sense does not.
 */
export function readFeatures(text: string, part: PartOfSpeech, lemma: string): FeaturesRead {
  const [, words = '', of = lemma, standard] = WRITTEN.exec(text) ?? [];
  const fields = new Map<FeatureField, string[]>();
  for (const word of words.split(' ').filter((each) => each !== '')) {
    const values = word.split('/');
    const [field, ...others] = new Set(values.map(fieldOf));
    if (field === undefined || others.length > 0) return { fault: `"${word}" is no feature` };
    if (fields.has(field)) return { fault: `"${word}" names the ${field} a second time` };
    if (field === 'part' && values.length > 1) return { fault: `"${word}" is two parts of speech` };
    fields.set(field, values);
  }
  const { part: [own] = [part], ...rest } = Object.fromEntries(fields);
  return {
    // The words were looked up in the fields that they are put into.
    features: { ...rest, part: own, lemma: of, ...(standard ? { standard } : {}) } as Features,
  };
}

const WRITTEN = /^(.*?)(?: ?\bof (\S+))?(?: ?\bfor (.+))?$/;

/** Of which field a word is; undefined where it is no feature. */
function fieldOf(word: string): FeatureField | undefined {
  return FIELD_OF.get(word);
}

const FIELD_OF: ReadonlyMap<string, FeatureField> = new Map(
  Object.entries(FEATURE_WORDS).flatMap(([field, words]) =>
    words.map((word) => [word, field as FeatureField] as const),
  ),
);
