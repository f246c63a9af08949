CREATE TABLE "finished_conversation" (
	"learner_id" uuid NOT NULL,
	"completion_id" uuid NOT NULL,
	"conversation_id" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"local_day" date,
	"zone" text NOT NULL,
	"answers" jsonb,
	"answer" jsonb NOT NULL,
	CONSTRAINT "finished_conversation_learner_id_completion_id_pk" PRIMARY KEY("learner_id","completion_id")
);
--> statement-breakpoint
CREATE TABLE "sound_result" (
	"learner_id" uuid NOT NULL,
	"contrast_id" text NOT NULL,
	"day" date NOT NULL,
	"right" integer NOT NULL,
	"wrong" integer NOT NULL,
	CONSTRAINT "sound_result_learner_id_contrast_id_day_pk" PRIMARY KEY("learner_id","contrast_id","day")
);
--> statement-breakpoint
CREATE TABLE "sound_session" (
	"learner_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"answer" jsonb NOT NULL,
	CONSTRAINT "sound_session_learner_id_session_id_pk" PRIMARY KEY("learner_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "finished_conversation" ADD CONSTRAINT "finished_conversation_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sound_result" ADD CONSTRAINT "sound_result_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sound_session" ADD CONSTRAINT "sound_session_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finished_conversation_by_time" ON "finished_conversation" USING btree ("learner_id","saved_at");--> statement-breakpoint
CREATE INDEX "sound_session_by_time" ON "sound_session" USING btree ("learner_id","saved_at");