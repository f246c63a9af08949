CREATE TABLE "circle" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"sign" text NOT NULL,
	"rule" text NOT NULL,
	"code" text NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circle_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "circle_cheer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"circle_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"cheer" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circle_member" (
	"circle_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"joined_on" date NOT NULL,
	"left_at" timestamp with time zone,
	"left_on" date,
	CONSTRAINT "circle_member_circle_id_learner_id_joined_at_pk" PRIMARY KEY("circle_id","learner_id","joined_at")
);
--> statement-breakpoint
ALTER TABLE "circle" ADD CONSTRAINT "circle_owner_id_learner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."learner"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_cheer" ADD CONSTRAINT "circle_cheer_circle_id_circle_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circle"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_cheer" ADD CONSTRAINT "circle_cheer_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_cheer" ADD CONSTRAINT "circle_cheer_to_id_learner_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_member" ADD CONSTRAINT "circle_member_circle_id_circle_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circle"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_member" ADD CONSTRAINT "circle_member_learner_id_learner_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_of_owner" ON "circle" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "circle_cheer_latest" ON "circle_cheer" USING btree ("circle_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "circle_cheer_of_learner" ON "circle_cheer" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "circle_cheer_to_learner" ON "circle_cheer" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "circle_cheer_age" ON "circle_cheer" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "circle_member_now" ON "circle_member" USING btree ("learner_id","circle_id") WHERE "circle_member"."left_at" is null;--> statement-breakpoint
CREATE INDEX "circle_member_of_learner" ON "circle_member" USING btree ("learner_id");