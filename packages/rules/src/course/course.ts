import type { Conversation, Person } from './conversation.ts';
import type { Achievement, Badge, Challenge } from './goals.ts';
import type { Guide } from './guide.ts';
import type { Occasion } from './occasion.ts';
import type { Contrast, Sounds } from './sounds.ts';

/** The shape of the course: what `content/` becomes once it is read, checked and joined. */

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

export const UNIT_ICONS = [
  'home',
  'utensils',
  'car',
  'cloud',
  'heart',
  'briefcase',
  'shopping-bag',
  'flag',
  'book',
  'message-circle',
  'clock',
  'calendar',
  'help-circle',
  'users',
  'building',
  'book-open',
  'newspaper',
  'landmark',
  'speech',
  'quote',
  'trophy',
  'award',
  'chef-hat',
  'map',
  'music',
  'calendar-heart',
  'globe',
  'smartphone',
  'coins',
  'graduation-cap',
  'mountain',
  'crown',
] as const;
export type UnitIcon = (typeof UNIT_ICONS)[number];

export const UNIT_COLORS = ['red', 'blue', 'gold', 'green', 'clay', 'plum', 'teal'] as const;
export type UnitColor = (typeof UNIT_COLORS)[number];

/** What a question asks for; all of them are answered by choosing one of four options. */
export const QUESTION_KINDS = [
  'meaning',
  'say',
  'gap',
  'reply',
  'form',
  'listen',
  'odd',
  'polite',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

type OptionsLang = 'sq' | 'en';

/** To whom a line is said, or that it is read. */
export const REGISTERS = ['home', 'strangers', 'formal', 'read'] as const;
export type Register = (typeof REGISTERS)[number];

/** An Albanian sentence with its English. */
export interface Sentence {
  readonly albanian: string;
  readonly english: string;
}

export interface Question {
  readonly type: 'multiple_choice';
  readonly kind: QuestionKind;
  readonly question: string;
  readonly options: readonly string[];
  readonly optionsLang: OptionsLang;
  /** Albanian option → its English; English options have none. */
  readonly optionTranslations?: Readonly<Record<string, string>>;
  readonly correctAnswer: string;
  readonly audio?: string;
  /** The English of the phrase. */
  readonly translation?: string;
  /** What a gap or a form completes, its gap filled. */
  readonly sentence?: Sentence;
  /** The phrase as people type it in a chat, without its marks. */
  readonly chat?: string;
  readonly register?: Register;
  /** A key of the syllabus, or a word. */
  readonly teaches?: string;
  /** The phrase is read, from a sign, a letter, a book; else it is said. */
  readonly read?: boolean;
  /** The phrase has forms that are heard and not written. */
  readonly heard?: boolean;
  readonly explanation?: string;
  /** Each Albanian word of the phrase, the quotations and the options → what it means here. */
  readonly words: Readonly<Record<string, string>>;
}

export interface Lesson {
  readonly id: string;
  readonly unitId: string;
  readonly title: string;
  readonly description: string;
  readonly order: number;
  readonly xpReward: number;
  readonly gemsReward: number;
  readonly newWords: readonly string[];
  /** New word → the places of the questions that bring it before the learner. */
  readonly uses: Readonly<Record<string, readonly number[]>>;
  readonly questions: readonly Question[];
}

export interface Unit {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly icon: UnitIcon;
  readonly color: UnitColor;
  readonly order: number;
  readonly requiredLevel: Level;
  readonly lessons: readonly Lesson[];
  readonly guide?: Guide;
}

/** The path as the learn screen needs it: everything about a unit but its questions. */
export type LessonOutline = Pick<Lesson, 'id' | 'order'>;
export interface UnitOutline extends Pick<Unit, 'id' | 'order'> {
  readonly lessons: readonly LessonOutline[];
}

export const PLACEMENT_CATEGORIES = ['vocabulary', 'grammar', 'comprehension'] as const;
export interface PlacementQuestion {
  readonly id: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly optionsLang: OptionsLang;
  readonly correctAnswer: string;
  readonly difficulty: Level;
  readonly category: (typeof PLACEMENT_CATEGORIES)[number];
}

export const SHOP_ITEM_TYPES = ['heart_refill', 'streak_freeze', 'double_xp'] as const;
export type ShopItemType = (typeof SHOP_ITEM_TYPES)[number];
export interface ShopItem {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: ShopItemType;
  readonly icon: string;
  readonly price: number;
}

export const CULTURE_CATEGORIES = [
  'history',
  'food',
  'geography',
  'tradition',
  'language',
  'modern',
  'diaspora',
] as const;
export type CultureCategory = (typeof CULTURE_CATEGORIES)[number];
export interface CulturalContent {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** What in it is Albanian, to be heard and not to be read as English. */
  readonly albanian: readonly string[];
  /** Each of these → its words → what they mean there. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How these words are pronounced, by their `spokenKey`. */
  readonly ipa: Readonly<Record<string, string>>;
  readonly category: CultureCategory;
  readonly difficulty: Level;
  readonly emoji: string;
  readonly xpReward: number;
}

export interface PronunciationWord {
  readonly word: string;
  readonly meaning: string;
  readonly difficulty: Level;
}

export interface LanguagePack {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly version: string;
  /** Bytes that a download really fetches, measured by the build. */
  readonly size: number;
  readonly isRequired: boolean;
  readonly unitIds: readonly string[];
}

export interface Course {
  /** Changes whenever anything in the course does. */
  readonly version: string;
  readonly units: readonly Unit[];
  readonly placement: readonly PlacementQuestion[];
  readonly culture: readonly CulturalContent[];
  readonly facts: readonly string[];
  readonly badges: readonly Badge[];
  readonly achievements: readonly Achievement[];
  readonly challenges: readonly Challenge[];
  readonly shop: readonly ShopItem[];
  readonly pronunciation: readonly PronunciationWord[];
  readonly conversations: readonly Conversation[];
  readonly cast: readonly Person[];
  readonly sounds: Sounds;
  readonly contrasts: readonly Contrast[];
  readonly occasions: readonly Occasion[];
  readonly packs: readonly LanguagePack[];
}
