import type { QuestionFile } from '../../formats/unit.ts';
import { everyQuestion } from '../../read/content.ts';
import type { Path } from '../../source/source.ts';
import type { Rule } from './rule.ts';

export const translations: Rule = {
  why: 'After the answer a learner reads what the phrase and each Albanian option mean.',
  check: (content) =>
    everyQuestion(content).flatMap(({ question, problem }) =>
      linesOf(question).flatMap(({ text, english, albanian, path }) =>
        faultsOf(text, english, albanian).map((reason) => problem(path, reason)),
      ),
    ),
};

interface Line {
  readonly text: string;
  readonly english: string | undefined;
  readonly albanian: boolean;
  readonly path: Path;
}

function linesOf(question: QuestionFile): Line[] {
  const { audio, translation, answer, wrong, optionsEnglish, optionsLang } = question;
  const options = [answer, ...wrong].map((text, index) => ({
    text,
    english: optionsEnglish[index],
    albanian: optionsLang === 'sq',
    path: index === 0 ? ['answer'] : ['wrong', index - 1],
  }));
  if (audio === undefined) return options;
  return [{ text: audio, english: translation, albanian: true, path: ['audio'] }, ...options];
}

function faultsOf(text: string, english: string | undefined, albanian: boolean): string[] {
  if (!albanian) {
    return text.includes('|') ? ['the options are English: nothing follows a bar'] : [];
  }
  if (english === undefined || english === '') {
    return [`the English of "${text}" is missing: write it after a bar, "${text} | …"`];
  }
  return `${text}${english}`.includes('|') ? [`there are two bars after "${text}"`] : [];
}
