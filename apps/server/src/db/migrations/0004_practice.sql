CREATE TABLE "practice_session" (
	"learner_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reviews" integer NOT NULL,
	"finished_at" timestamp with time zone,
	"zone" text NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "practice_session_learner_id_practice_id_pk" PRIMARY KEY("learner_id","practice_id")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"learner_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"word_id" text NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_learner_id_review_id_pk" PRIMARY KEY("learner_id","review_id")
);
--> statement-breakpoint
CREATE TABLE "word_memory" (
	"learner_id" uuid NOT NULL,
	"word_id" text NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"last_day" date NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_id" text NOT NULL,
	"reviews" integer NOT NULL,
	"lapses" integer NOT NULL,
	"last_outcome" text NOT NULL,
	"suspended_at" timestamp with time zone,
	CONSTRAINT "word_memory_learner_id_word_id_pk" PRIMARY KEY("learner_id","word_id")
);
--> statement-breakpoint
ALTER TABLE "completion" ADD COLUMN "remembered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "learner_day" ADD COLUMN "practice_sessions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_session" ADD CONSTRAINT "practice_session_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_memory" ADD CONSTRAINT "word_memory_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_session_by_time" ON "practice_session" USING btree ("learner_id","finished_at");--> statement-breakpoint
CREATE INDEX "review_of_word" ON "review" USING btree ("learner_id","word_id");--> statement-breakpoint
CREATE INDEX "completion_to_remember" ON "completion" USING btree ("learner_id") WHERE not "completion"."remembered";