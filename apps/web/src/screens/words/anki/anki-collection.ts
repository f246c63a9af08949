import { FIELDS } from './anki-note.ts';

/** They stay the same, so that a deck opened again changes the words instead of doubling them. */
export const MODEL_ID = 1_763_200_000_001;
export const DECK_ID = 1_763_200_000_002;

/** The collection as Anki's own exports have it, version 11, which every Anki reads. */
export const SCHEMA = `
create table col (id integer primary key, crt integer not null, mod integer not null,
  scm integer not null, ver integer not null, dty integer not null, usn integer not null,
  ls integer not null, conf text not null, models text not null, decks text not null,
  dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null,
  mod integer not null, usn integer not null, tags text not null, flds text not null,
  sfld integer not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null,
  ord integer not null, mod integer not null, usn integer not null, type integer not null,
  queue integer not null, due integer not null, ivl integer not null, factor integer not null,
  reps integer not null, lapses integer not null, left integer not null, odue integer not null,
  odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null,
  ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null,
  time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);`;

export function collectionRow(now: Date): (string | number)[] {
  const [ms, seconds] = [now.getTime(), Math.floor(now.getTime() / 1000)];
  const json = [conf, { [MODEL_ID]: model(seconds) }, decks(seconds), dconf, {}];
  return [1, seconds, ms, ms, 11, 0, 0, 0, ...json.map((each) => JSON.stringify(each))];
}

const conf = {
  nextPos: 1,
  estTimes: true,
  activeDecks: [1],
  sortType: 'noteFld',
  timeLim: 0,
  sortBackwards: false,
  addToCur: true,
  curDeck: 1,
  newBury: true,
  newSpread: 0,
  dueCounts: true,
  curModel: String(MODEL_ID),
  collapseTime: 1200,
};

const template = (name: string, ord: number, qfmt: string, afmt: string) => ({
  name,
  ord,
  qfmt,
  afmt: `{{FrontSide}}<hr id=answer>${afmt}`,
  did: null,
  bqfmt: '',
  bafmt: '',
});

const SENTENCE =
  '{{#Sentence}}<p class=line><b>{{Sentence}}</b> {{Sentence sound}}<br>{{Sentence in English}}</p>{{/Sentence}}';
const FORMS = '{{#Other form}}<p class=form>{{Other form}}</p>{{/Other form}}';

const model = (mod: number) => ({
  id: MODEL_ID,
  name: 'Hajde',
  type: 0,
  mod,
  usn: -1,
  sortf: 0,
  did: DECK_ID,
  tmpls: [
    template(
      'Albanian to English',
      0,
      '<div class=word>{{Albanian}}</div>{{Sound}}',
      `<div>{{English}}</div><p class=ipa>{{IPA}}</p>${SENTENCE}${FORMS}`,
    ),
    template(
      'English to Albanian',
      1,
      '<div>{{English}}</div>',
      `<div class=word>{{Albanian}}</div>{{Sound}}<p class=ipa>{{IPA}}</p>${SENTENCE}${FORMS}`,
    ),
  ],
  flds: FIELDS.map((name, ord) => ({
    name,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  })),
  css: '.card { font-family: sans-serif; font-size: 20px; text-align: center; } .word { font-size: 28px; font-weight: bold; } .ipa, .form { color: gray; font-size: 16px; } .line { font-size: 18px; }',
  latexPre: '',
  latexPost: '',
  latexsvg: false,
  req: [
    [0, 'any', [0]],
    [1, 'any', [1]],
  ],
  tags: [],
  vers: [],
});

const deck = (id: number, name: string, mod: number) => ({
  id,
  name,
  mod,
  usn: -1,
  conf: 1,
  desc: '',
  dyn: 0,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 10,
  extendRev: 50,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
});

const decks = (mod: number) => ({
  1: deck(1, 'Default', mod),
  [DECK_ID]: deck(DECK_ID, 'Hajde: my words', mod),
});

const dconf = {
  1: {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    dyn: false,
    new: {
      bury: true,
      delays: [1, 10],
      initialFactor: 2500,
      ints: [1, 4, 7],
      order: 1,
      perDay: 20,
      separate: true,
    },
    rev: {
      bury: true,
      ease4: 1.3,
      fuzz: 0.05,
      ivlFct: 1,
      maxIvl: 36500,
      minSpace: 1,
      perDay: 200,
    },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  },
};
