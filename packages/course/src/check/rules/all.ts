import { answerLength } from './answer-length.ts';
import { answerSpread } from './answer-spread.ts';
import { awardTotals, commonAchievements, reachableAwards } from './awards.ts';
import { builtNumbers } from './built-numbers.ts';
import { clips, freshClips, recordings, smallClips } from './clips.ts';
import { contrastPairs, contrastTotals, measuredContrasts } from './contrasts.ts';
import {
  castVoices,
  conversationForEveryUnit,
  conversationShape,
  conversationWords,
} from './conversations.ts';
import { cultureLength, cultureTotals, cultureWords } from './culture.ts';
import { englishOptions } from './english-options.ts';
import { everyFile } from './every-file.ts';
import { guessing } from './guessing.ts';
import { guideForEveryUnit, guideShape, guideWords } from './guides.ts';
import { heardForms, heardInEveryLesson, readLines } from './heard-forms.ts';
import { hiddenAnswer } from './hidden-answer.ts';
import { ids } from './ids.ts';
import { knownWords } from './known-words.ts';
import { kosovoShares, politeKosovo } from './kosovo-shares.ts';
import { kosovoUsage } from './kosovo-usage.ts';
import { lessonSizes } from './lesson-sizes.ts';
import { lexiconEntries } from './lexicon-entries.ts';
import { lexiconFeatures } from './lexicon-features.ts';
import { lookalikes } from './lookalikes.ts';
import { introducedOnce, newWords } from './new-words.ts';
import { enoughOccasions, occasionShape, occasionWords } from './occasions.ts';
import { options } from './options.ts';
import { essentialPack, packs } from './packs.ts';
import { placementQuestions } from './placement-questions.ts';
import { placementTotals } from './placement-totals.ts';
import { pronunciation } from './pronunciation.ts';
import { explanations, gaps, listening, noRepeatedQuestion } from './question-kinds.ts';
import { readingLemmas } from './reading-lemmas.ts';
import { recurrence } from './recurrence.ts';
import { releasedLessons } from './releases.ts';
import { requiredLevels } from './required-levels.ts';
import { lastReward, rewards } from './rewards.ts';
import type { Rule } from './rule.ts';
import { senses, shownSenses } from './senses.ts';
import { gapSentences, wholeLines } from './sentences.ts';
import { shop } from './shop.ts';
import { letters, wordsOfSounds } from './sounds.ts';
import { staircase } from './staircase.ts';
import { syllabus } from './syllabus.ts';
import { teaches, tells } from './teaches.ts';
import { coverage, totals } from './totals.ts';
import { translations } from './translations.ts';
import { noUnitMissing, unitNumbers } from './unit-numbers.ts';
import { unitTitles } from './unit-titles.ts';
import { unusedEntries } from './unused-entries.ts';

/** True of every unit and every file at any time, also while others are still being written. */
export const RULES_OF_EVERY_FILE: readonly Rule[] = [
  unitNumbers,
  unitTitles,
  ids,
  requiredLevels,
  rewards,
  lessonSizes,
  options,
  listening,
  gaps,
  explanations,
  noRepeatedQuestion,
  hiddenAnswer,
  englishOptions,
  translations,
  senses,
  knownWords,
  lexiconEntries,
  readingLemmas,
  lexiconFeatures,
  lookalikes,
  newWords,
  introducedOnce,
  staircase,
  kosovoUsage,
  heardForms,
  heardInEveryLesson,
  readLines,
  builtNumbers,
  answerLength,
  answerSpread,
  placementQuestions,
  guideShape,
  guideWords,
  conversationShape,
  conversationWords,
  castVoices,
  occasionShape,
  occasionWords,
  cultureLength,
  cultureWords,
  commonAchievements,
  shop,
  essentialPack,
  letters,
  wordsOfSounds,
  contrastPairs,
];

/** True only once the whole course is there; a draft is not held to them. */
export const RULES_OF_THE_WHOLE: readonly Rule[] = [
  everyFile,
  noUnitMissing,
  lastReward,
  totals,
  coverage,
  recurrence,
  unusedEntries,
  placementTotals,
  guideForEveryUnit,
  conversationForEveryUnit,
  enoughOccasions,
  cultureTotals,
  awardTotals,
  reachableAwards,
  pronunciation,
  packs,
  kosovoShares,
  politeKosovo,
  releasedLessons,
  shownSenses,
  guessing,
  contrastTotals,
  teaches,
  tells,
  syllabus,
  gapSentences,
  wholeLines,
];

/**
 * True once `npm run course:audio` has run. A course whose text is newer than its clips can be built
 * and played all the same: what has no clip shows that it has no sound.
 */
export const RULES_OF_THE_CLIPS: readonly Rule[] = [
  clips,
  smallClips,
  freshClips,
  recordings,
  measuredContrasts,
];
