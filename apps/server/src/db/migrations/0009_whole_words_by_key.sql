-- All of a word stands in its key. The words of one learner were met over months and lie all over the
-- table; in the index they lie side by side, and reading them need not touch the table.
ALTER TABLE "word_memory" DROP CONSTRAINT "word_memory_learner_id_word_id_pk",
  ADD CONSTRAINT "word_memory_learner_id_word_id_pk" PRIMARY KEY ("learner_id", "word_id")
  INCLUDE ("stability", "difficulty", "last_day", "last_at", "last_id", "reviews", "lapses",
    "last_outcome", "suspended_at");
