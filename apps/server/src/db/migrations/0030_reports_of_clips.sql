ALTER TABLE "question_report" ALTER COLUMN "lesson_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "question_report" ALTER COLUMN "question" DROP NOT NULL;