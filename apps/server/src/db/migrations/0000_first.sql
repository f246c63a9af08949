CREATE TABLE "award" (
	"learner_id" uuid NOT NULL,
	"award_id" text NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_learner_id_award_id_pk" PRIMARY KEY("learner_id","award_id")
);
--> statement-breakpoint
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
	CONSTRAINT "completion_learner_id_completion_id_pk" PRIMARY KEY("learner_id","completion_id")
);
--> statement-breakpoint
CREATE TABLE "culture_read" (
	"learner_id" uuid NOT NULL,
	"content_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "culture_read_learner_id_content_id_pk" PRIMARY KEY("learner_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "learner" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text,
	"email_key" text,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"zone" text DEFAULT 'UTC' NOT NULL,
	"placement_level" text DEFAULT 'beginner' NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	"gems" integer DEFAULT 0 NOT NULL,
	"hearts_full_at" timestamp with time zone DEFAULT now() NOT NULL,
	"double_xp_from" timestamp with time zone,
	"double_xp_until" timestamp with time zone,
	"streak_run" integer DEFAULT 0 NOT NULL,
	"streak_longest" integer DEFAULT 0 NOT NULL,
	"streak_freezes" integer DEFAULT 0 NOT NULL,
	"streak_through" date,
	"streak_last_at" timestamp with time zone,
	"streak_last_zone" text,
	"streak_ends_at" timestamp with time zone,
	"streak_weeks_paid" integer DEFAULT 0 NOT NULL,
	"tally" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"wiped_at" timestamp with time zone,
	CONSTRAINT "learner_username_key_unique" UNIQUE("username_key"),
	CONSTRAINT "learner_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "learner_gems" CHECK ("learner"."gems" >= 0),
	CONSTRAINT "learner_xp" CHECK ("learner"."xp" >= 0)
);
--> statement-breakpoint
CREATE TABLE "learner_day" (
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	"lessons" integer DEFAULT 0 NOT NULL,
	"perfect_lessons" integer DEFAULT 0 NOT NULL,
	"right_answers" integer DEFAULT 0 NOT NULL,
	"wrong_answers" integer DEFAULT 0 NOT NULL,
	"pronunciation_attempts" integer DEFAULT 0 NOT NULL,
	"culture_read" integer DEFAULT 0 NOT NULL,
	"first_at" timestamp with time zone,
	"first_zone" text,
	"last_at" timestamp with time zone,
	"last_zone" text,
	CONSTRAINT "learner_day_learner_id_day_pk" PRIMARY KEY("learner_id","day")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"learner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"xp" integer NOT NULL,
	"gems" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_learner_id_key_pk" PRIMARY KEY("learner_id","key")
);
--> statement-breakpoint
CREATE TABLE "pack_download" (
	"learner_id" uuid NOT NULL,
	"pack_id" text NOT NULL,
	"version" text NOT NULL,
	"downloaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pack_download_learner_id_pack_id_pk" PRIMARY KEY("learner_id","pack_id")
);
--> statement-breakpoint
CREATE TABLE "placement_result" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"score" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "progress" (
	"learner_id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"perfect" boolean NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "progress_learner_id_lesson_id_pk" PRIMARY KEY("learner_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "pronunciation_attempt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pronunciation_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"learner_id" uuid NOT NULL,
	"word" text NOT NULL,
	"score" integer NOT NULL,
	"attempts" integer NOT NULL,
	"feedback" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"learner_id" uuid,
	"lesson_id" text NOT NULL,
	"question" integer NOT NULL,
	"question_text" text NOT NULL,
	"course_version" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rank_snapshot" (
	"board" text NOT NULL,
	"period" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"values" integer[] NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "rank_snapshot_board_period_pk" PRIMARY KEY("board","period")
);
--> statement-breakpoint
CREATE TABLE "score" (
	"learner_id" uuid NOT NULL,
	"board" text NOT NULL,
	"period" text NOT NULL,
	"value" integer NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "score_learner_id_board_period_pk" PRIMARY KEY("learner_id","board","period")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "streak_freeze" (
	"learner_id" uuid NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"zone" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "streak_freeze_learner_id_key_pk" PRIMARY KEY("learner_id","key")
);
--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion" ADD CONSTRAINT "completion_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "culture_read" ADD CONSTRAINT "culture_read_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_day" ADD CONSTRAINT "learner_day_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_download" ADD CONSTRAINT "pack_download_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_result" ADD CONSTRAINT "placement_result_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciation_attempt" ADD CONSTRAINT "pronunciation_attempt_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score" ADD CONSTRAINT "score_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streak_freeze" ADD CONSTRAINT "streak_freeze_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pronunciation_of_learner" ON "pronunciation_attempt" USING btree ("learner_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "score_rank" ON "score" USING btree ("board","period","value" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "session_of_learner" ON "session" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");