ALTER TABLE "finished_conversation" ADD COLUMN "missed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "finished_conversation" ADD COLUMN "remembered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "finished_conversation_to_remember" ON "finished_conversation" USING btree ("learner_id") WHERE not "finished_conversation"."remembered";