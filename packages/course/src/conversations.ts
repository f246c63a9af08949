import type { Conversation, Person } from '@hajde/rules/conversation';
import { answerPlaces, placeAnswer } from './answer-places.ts';
import type { Content, ConversationRead } from './content.ts';

export function joinConversations({ conversations }: Content): Conversation[] {
  return conversations.map(joinConversation);
}

export function joinCast({ cast }: Content): Person[] {
  return Object.entries(cast?.data ?? {}).map(([id, person]) => ({ id, ...person }));
}

function joinConversation({ data }: ConversationRead): Conversation {
  const { id, unit, title, scene, lines, questions } = data;
  const places = answerPlaces(questions.length, id);
  return {
    id,
    unitId: unit,
    title,
    scene,
    lines: lines.map(({ who, text, translation = '' }) => ({ who, text, translation })),
    questions: questions.map(({ question, answer, wrong, explanation }, index) => ({
      question,
      options: placeAnswer(answer, wrong, places[index] ?? 0),
      correctAnswer: answer,
      ...(explanation === undefined ? {} : { explanation }),
    })),
  };
}
