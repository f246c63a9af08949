CREATE TABLE "push_key" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"public_key" "bytea" NOT NULL,
	"private_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_key_one" CHECK ("push_key"."one")
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"hour" integer,
	"days" integer[] NOT NULL,
	"mail" boolean NOT NULL,
	"letter" boolean NOT NULL,
	"unsubscribe_token" text NOT NULL,
	"wake_at" timestamp with time zone,
	CONSTRAINT "reminder_unsubscribe_token_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
CREATE TABLE "sent_reminder" (
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"pressed_at" timestamp with time zone,
	CONSTRAINT "sent_reminder_learner_id_day_pk" PRIMARY KEY("learner_id","day"),
	CONSTRAINT "sent_reminder_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "waiting_push" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"message" jsonb NOT NULL,
	"tries" integer NOT NULL,
	"retry_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reminder" ADD CONSTRAINT "sent_reminder_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_push" ADD CONSTRAINT "waiting_push_subscription_id_push_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_push" ADD CONSTRAINT "waiting_push_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscription_of_learner" ON "push_subscription" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "push_subscription_of_session" ON "push_subscription" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "reminder_to_wake" ON "reminder" USING btree ("wake_at") WHERE "reminder"."wake_at" is not null;--> statement-breakpoint
CREATE INDEX "sent_reminder_age" ON "sent_reminder" USING btree ("at");--> statement-breakpoint
CREATE INDEX "waiting_push_next" ON "waiting_push" USING btree ("retry_at");--> statement-breakpoint
CREATE INDEX "waiting_push_of_learner" ON "waiting_push" USING btree ("learner_id");