-- Completions are partitioned by the month in which they were finished: what is written and read lies in
-- one or two small tables with small indexes, however many years are kept. A key of a partitioned table has
-- to hold the month; that a completion is paid once, whatever its month, is held by the key of the ledger,
-- whose row tells the instant under which the completion is found. So each has to have its row there.
UPDATE "ledger" SET "key" = lower("key") WHERE "key" LIKE 'lesson:%' AND "key" <> lower("key");--> statement-breakpoint
INSERT INTO "ledger" ("learner_id", "key", "xp", "gems", "at")
SELECT "learner_id", 'lesson:' || "completion_id", 0, 0, "saved_at" FROM "completion"
ON CONFLICT ("learner_id", "key") DO UPDATE SET "at" = excluded."at" WHERE "ledger"."at" <> excluded."at";--> statement-breakpoint
ALTER TABLE "completion" RENAME TO "completion_whole";--> statement-breakpoint
DROP INDEX "completion_by_time";--> statement-breakpoint
DROP INDEX "completion_to_remember";--> statement-breakpoint
CREATE TABLE "completion" (
	"learner_id" uuid NOT NULL,
	"completion_id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"course_version" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"local_day" date,
	"zone" text NOT NULL,
	"mistakes" integer NOT NULL,
	"answers" jsonb,
	"answer" jsonb NOT NULL,
	"remembered" boolean DEFAULT false NOT NULL
) PARTITION BY RANGE ("saved_at");
--> statement-breakpoint
-- For what has no month of its own yet: maintenance makes them ahead, and moves what has come to lie here.
CREATE TABLE "completion_other" PARTITION OF "completion" DEFAULT;--> statement-breakpoint
DO $$
DECLARE
  "month" timestamp;
BEGIN
  FOR "month" IN
    SELECT DISTINCT date_trunc('month', "saved_at" AT TIME ZONE 'UTC') FROM "completion_whole"
    UNION
    SELECT generate_series("this" - interval '1 month', "this" + interval '3 months', '1 month')
    FROM date_trunc('month', now() AT TIME ZONE 'UTC') AS "this"
  LOOP
    EXECUTE format(
      'CREATE TABLE %I PARTITION OF "completion" FOR VALUES FROM (%L) TO (%L)',
      to_char("month", '"completion_"YYYY_MM'),
      to_char("month", 'YYYY-MM-DD') || ' 00:00+00',
      to_char("month" + interval '1 month', 'YYYY-MM-DD') || ' 00:00+00'
    );
  END LOOP;
END $$;--> statement-breakpoint
INSERT INTO "completion" ("learner_id", "completion_id", "lesson_id", "course_version", "saved_at",
  "received_at", "local_day", "zone", "mistakes", "answers", "answer", "remembered")
SELECT "learner_id", "completion_id", "lesson_id", "course_version", "saved_at",
  "received_at", "local_day", "zone", "mistakes", "answers", "answer", "remembered" FROM "completion_whole";--> statement-breakpoint
DROP TABLE "completion_whole";--> statement-breakpoint
ALTER TABLE "completion" ADD CONSTRAINT "completion_learner_id_saved_at_completion_id_pk" PRIMARY KEY("learner_id","saved_at","completion_id");--> statement-breakpoint
CREATE INDEX "completion_to_remember" ON "completion" USING btree ("learner_id") WHERE not "completion"."remembered";--> statement-breakpoint
ALTER TABLE "completion" ADD CONSTRAINT "completion_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;
