import type { Conversation, Person } from '@hajde/rules/course/conversation';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Content, ConversationRead } from '../read/content.ts';
import { answerPlaces, placeAnswer } from './answer-places.ts';

export function joinConversations(content: Content): Conversation[] {
  const taught = content.units.flatMap(({ data }) =>
    data.lessons.flatMap(({ newWords }) => newWords),
  );
  const place = new Map(taught.map((word, at) => [word, at]));
  return content.conversations.map((each) => joinConversation(each, content.lexicon, place));
}

export function joinCast({ cast }: Content): Person[] {
  return Object.entries(cast?.data ?? {}).map(([id, person]) => ({ id, ...person }));
}

function joinConversation(
  { data }: ConversationRead,
  lexicon: Lexicon,
  place: ReadonlyMap<string, number>,
): Conversation {
  const { id, unit, title, scene, lines, questions } = data;
  const places = answerPlaces(questions.length, id);
  return {
    id,
    unitId: unit,
    title,
    scene,
    lines: lines.map(({ who, text, translation = '' }) => ({ who, text, translation })),
    questions: questions.map(({ question, lines: about, answer, wrong, explanation }, index) => ({
      question,
      options: placeAnswer(answer, wrong, places[index] ?? 0),
      correctAnswer: answer,
      ...(explanation === undefined ? {} : { explanation }),
      words: newestWords(
        about.map((number) => lines[number - 1]?.text ?? ''),
        lexicon,
        place,
      ),
    })),
  };
}

/** Who answers wrongly has not understood something of these lines: the words taught last, most likely. */
const BLAMED = 3;

function newestWords(
  texts: readonly string[],
  lexicon: Lexicon,
  place: ReadonlyMap<string, number>,
): string[] {
  const lemmas = texts.flatMap((text) =>
    lexicon.wordsIn(text).flatMap(({ entry }) => entry?.lemma ?? []),
  );
  return [...new Set(lemmas)]
    .flatMap((word) => ({ word, at: place.get(word) ?? -1 }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, BLAMED)
    .map(({ word }) => word);
}
