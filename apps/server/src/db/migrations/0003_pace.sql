CREATE TABLE "last_backup" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"rows" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "last_backup_one" CHECK ("last_backup"."one")
);
--> statement-breakpoint
ALTER TABLE "learner" ALTER COLUMN "xp" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "learner" ALTER COLUMN "gems" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "learner_day" ALTER COLUMN "xp" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "xp" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "gems" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "rank_snapshot" ALTER COLUMN "values" SET DATA TYPE bigint[];--> statement-breakpoint
ALTER TABLE "score" ALTER COLUMN "value" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "double_xp_late" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "pace_before_wipe" jsonb;--> statement-breakpoint
CREATE INDEX "completion_by_time" ON "completion" USING btree ("learner_id","saved_at");