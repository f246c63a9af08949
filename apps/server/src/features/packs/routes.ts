import { eq } from 'drizzle-orm';
import { packDownload } from '../../db/schema.ts';
import { notFound } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import { changeLearner, nothing } from '../../ledger/locked-learner.ts';
import { momentOf } from '../../ledger/moment.ts';
import { saveLearner } from '../../ledger/save-learner.ts';

export function packRoutes(server: Server): void {
  const { course, database } = server;

  route(server, 'GET /api/language-packs', () =>
    course.packs.map((pack) => ({ ...pack, unitIds: [...pack.unitIds] })),
  );

  route(server, 'GET /api/users/:id/language-packs', async ({ learner }) => {
    const rows = await database.db
      .select()
      .from(packDownload)
      .where(eq(packDownload.learnerId, learner.id));
    return rows.map(({ packId, version, downloadedAt }) => ({
      packId,
      version,
      downloadedAt: downloadedAt.toISOString(),
    }));
  });

  route(server, 'POST /api/language-packs/download', ({ body, learner, now, zone }) => {
    const pack = course.packs.find(({ id }) => id === body.packId);
    if (pack === undefined) throw notFound('language pack');
    return changeLearner(server, learner.id, momentOf(now, zone), nothing, async (locked, tx) => {
      const download = { version: pack.version, downloadedAt: now };
      await tx.db
        .insert(packDownload)
        .values({ learnerId: learner.id, packId: pack.id, ...download })
        .onConflictDoUpdate({
          target: [packDownload.learnerId, packDownload.packId],
          set: download,
        });
      const packsDownloaded = await tx.db.$count(
        packDownload,
        eq(packDownload.learnerId, learner.id),
      );
      locked.learner.tally = { ...locked.learner.tally, packsDownloaded };
      const extras = grantAwards(locked, course);
      saveLearner(tx, locked);
      return {
        packId: pack.id,
        version: pack.version,
        downloadedAt: now.toISOString(),
        extras,
      };
    });
  });
}
