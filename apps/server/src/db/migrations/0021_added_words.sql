CREATE TABLE "added_word" (
	"learner_id" uuid NOT NULL,
	"word_id" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "added_word_learner_id_word_id_pk" PRIMARY KEY("learner_id","word_id")
);
--> statement-breakpoint
ALTER TABLE "added_word" ADD CONSTRAINT "added_word_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;