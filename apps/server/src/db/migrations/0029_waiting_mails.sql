CREATE TABLE "waiting_mail" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"message" jsonb,
	"tries" integer NOT NULL,
	"retry_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiting_mail" ADD CONSTRAINT "waiting_mail_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_mail_next" ON "waiting_mail" USING btree ("retry_at");