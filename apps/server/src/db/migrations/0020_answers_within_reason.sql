-- Answers are kept as positions now. Older ones are texts that nobody checked: those longer than any
-- honest lesson's were made to fill the disk, and to be read back all at once.
UPDATE "completion" SET "answers" = NULL WHERE octet_length("answers"::text) > 4096;--> statement-breakpoint
UPDATE "finished_conversation" SET "answers" = NULL WHERE octet_length("answers"::text) > 4096;
